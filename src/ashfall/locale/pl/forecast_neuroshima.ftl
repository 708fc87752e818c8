## What a battle would do

forecast-hit = { $source } trafia; cel: { $target }
forecast-hit-itself = { $target } obrywa od własnego ataku
forecast-absorbed = { $source } trafia; cel: { $target }, trafienie przejmuje { $medic }
forecast-reflected = { $target } odbija atak; atakuje { $source }
forecast-netted = { $source } jest w sieci
forecast-late = { $source } nie zdąży
forecast-explosion = { $source } wybucha
forecast-lair = { $source } traci swój sztab
forecast-destroyed = ginie
forecast-lost = -{ $count }
forecast-no-harm = bez szkody
forecast-no-attack = bez ataku
forecast-medic-lost = ginie { $medic }
forecast-assumed = { $seat }: { $answer }
forecast-change = Bitwa po tym ruchu: { $changes }.
forecast-now-destroyed = dodatkowe straty: { $units }
forecast-now-kept = ocaleją: { $units }
forecast-now-free = uwolnione na czas: { $units }
forecast-now-bound = w sieci: { $units }
forecast-now-health = wytrzymałość { $health } zamiast { $instead } ({ $seat })
forecast-now-points = punkty { $health } zamiast { $instead } ({ $seat })
forecast-result = Ta bitwa: { $changes }.
forecast-falls = straty: { $units }
forecast-nothing = Nikt nie zostałby trafiony.
forecast-no-change = Bitwa po tym ruchu skończyłaby się tak samo jak przed nim.
forecast-no-move = To nie jest ruch.
