## What can be reached in Neuroshima Hex

feat-unharmed = Czysta bitwa
feat-unharmed-about = Stocz bitwę, w której padnie jednostka wroga i żadna twoja.
feat-freed = Wyplątani
feat-freed-about = Uwolnij swoją jednostkę z sieci.
feat-medics = Szpital polowy
feat-medics-about = Niech Medycy przyjmą rany z pięciu ataków.
feat-pushed = Proszę się odsunąć
feat-pushed-about = Trzy razy odepchnij jednostkę wroga.
feat-by-health = Dłuższy oddech
feat-by-health-about = Wygraj większą liczbą punktów życia, gdy skończą się stosy.
feat-armies = Wszystkie sztandary
feat-armies-about = Skończ partię każdą z sześciu armii.
feat-levels = Po szczeblach
feat-levels-about = Pokonaj boty wszystkich sześciu poziomów, od Pipa po Archiwistę.
feat-themes = Dziesięć pomysłów
feat-themes-about = Rozwiąż hexogłówki o dziesięciu różnych motywach.
