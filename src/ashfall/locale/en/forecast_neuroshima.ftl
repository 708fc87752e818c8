## What a battle would do

forecast-hit = { $source } hits { $target }
forecast-hit-itself = { $target } is hit by its own attack
forecast-absorbed = { $source } hits { $target }, { $medic } takes it
forecast-reflected = { $target } turns the attack of { $source } back
forecast-netted = { $source } is netted
forecast-late = { $source } is too late
forecast-explosion = { $source } explodes
forecast-lair = { $source } has lost its HQ
forecast-destroyed = destroyed
forecast-lost = -{ $count }
forecast-no-harm = no harm
forecast-no-attack = no attack
forecast-medic-lost = { $medic } lost
forecast-assumed = { $seat }: { $answer }
forecast-change = In a battle after this move { $changes }.
forecast-now-destroyed = { $units } would fall too
forecast-now-kept = { $units } would survive
forecast-now-free = { $units } would be free in time
forecast-now-bound = { $units } would be netted
forecast-now-health = { $seat } would have { $health } health instead of { $instead }
forecast-now-points = { $seat } would have { $health } points instead of { $instead }
forecast-result = In this battle { $changes }.
forecast-falls = { $units } would fall
forecast-nothing = Nobody would be hit.
forecast-no-change = A battle after this move would end like one before it.
forecast-no-move = This is no move.
