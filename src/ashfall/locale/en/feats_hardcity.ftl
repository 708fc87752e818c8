## What can be reached in Hard City

feat-evacuated = Out of harm’s way
feat-evacuated-about = Bring ten people to safety as the officers.
feat-upright = Nobody down
feat-upright-about = Win with the officers without one of them being stunned.
feat-sides = Both sides of the law
feat-sides-about = Win once with the officers and once as Doctor Zero.
feat-episodes = One hot summer
feat-episodes-about = Win all five episodes.
