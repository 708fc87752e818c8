## Dlaczego jeden ruch jest lepszy od innego: co inaczej dzieje się w następnej bitwie

reason-hq-falls = Sztab pada w segmencie { $phase }: { $seat }.
reason-hq-stands = Sztab nie pada: { $seat }.
reason-falls = { $unit } ginie w segmencie { $phase }.
reason-falls-by = { $units } { $count ->
    [one] niszczy
   *[other] niszczą
} w segmencie { $phase }: { $unit }.
reason-stands = { $unit } nie ginie.
reason-sooner = { $unit } ginie w segmencie { $phase } zamiast { $other }.
reason-later = { $unit } ginie dopiero w segmencie { $phase } zamiast { $other }.
reason-freed = { $unit } jest poza siecią i działa w segmencie { $phase }.
reason-netted = { $unit } jest w sieci i nie działa.
reason-saved = { $units } przyjmuje cios za: { $unit }.
reason-reached = { $units } { $count ->
    [one] trafia
   *[other] trafiają
} w Sztab ({ $seat }): { $counter } zamiast { $instead }.
reason-shielded = { $units } { $count ->
    [one] mniej szkodzi
   *[other] mniej szkodzą
} Sztabowi ({ $seat }): { $counter } zamiast { $instead }.
reason-counter = { $seat }: { $counter } zamiast { $instead }.
reason-better-in-the-long-run = Lepsze na dłuższą metę: { $chance } % wobec { $other } %.
reason-worse-in-the-long-run = Słabsze na dłuższą metę: { $chance } % wobec { $other } %.
reason-no-difference = Niczego nie zmienia w następnej bitwie.
