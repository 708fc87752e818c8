## Arena

arena-city-lead = Jak często wygrywają funkcjonariusze, według odcinka, trybu i liczby funkcjonariuszy.
arena-city-balance = Równowaga
arena-city-share = Partie wygrane przez funkcjonariuszy, według stołu
arena-note-city = Każda partia przy stole wynika z ziarna i ze swojego numeru; ten sam numer ma przy każdym stole to samo ziarno. Pierwszy bot prowadzi funkcjonariuszy, ostatni Doktora Zero. Partie, które kończy ostatnia runda, nie mają zwycięzcy.
arena-note-city-pairs = Partie tworzą pary. Obie partie pary mają to samo ziarno przy tym samym stole; boty zamieniają się stronami, więc każdy raz prowadzi funkcjonariuszy, a raz Doktora Zero. Partia bez zwycięzcy daje obu po pół punktu.
