#!/bin/sh
# Zypak lends Chromium the sandbox of Flatpak.
exec zypak-wrapper /app/hadara/hadara "$@"
