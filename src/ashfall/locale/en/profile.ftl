## What one's own finished games came to

profile-title = Your profile
profile-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
profile-played = Games
profile-won = Won
profile-lost = Lost
profile-drawn = Drawn
profile-wins = Wins in a row
profile-days = Days in a row
profile-best = best { $count }
profile-empty = Your first finished game will stand here: results by army, by opponent and by mode, streaks, and what you have learned.
profile-play = Play now
profile-lessons = First steps
profile-reading =
    { $count ->
        [one] Looking at { $count } more game…
       *[other] Looking at { $count } more games…
    }
profile-none-of = No finished game yet.
profile-parts = By side
profile-bots = Against bots
profile-ways = By mode
profile-bar = won { $won }, lost { $lost }, drawn { $drawn } of { $games }
profile-puzzles = Puzzles
profile-rating = Rating { $rating } ± { $spread }
profile-solved = { $solved } of { $tried } tried ones solved
profile-streak =
    { $days ->
        [one] { $days } day in a row, best { $best }
       *[other] { $days } days in a row, best { $best }
    }
profile-rush = Best rush: { $score }
profile-feats = Achievements
profile-feats-count = { $done } of { $all }
profile-feat-done = Reached
profile-feat-progress = { $count } of { $goal }
profile-feat-learn = Learn how
profile-recent = Last games
profile-more = Show more
profile-result-none = Finished
profile-against = against { $name }
profile-as = as { $part }
profile-brought = from a file
profile-take = Take it along
profile-take-about = A file brings your results to another browser or device, where they are added to those that are there. It holds results only: nobody gets your seats by it, and puzzle ratings stay here.
profile-save = Save the file
profile-bring = Bring a file
profile-brought-done =
    { $added ->
        [0] Nothing new: all these games were here already.
        [one] { $added } game added.
       *[other] { $added } games added.
    }
profile-file-large = This file is too large to be a profile.
profile-file-none = This is no profile of Ashfall.
profile-here = The server knows your games by this browser. Without its cookie it cannot tell that they are yours: keep a file.
