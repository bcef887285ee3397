def choices_view(scene):
    return 0
