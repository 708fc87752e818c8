/** Which lessons of Hard City somebody has done. */

import { Progress } from '../../../lib/progress.svelte'

export const progress = new Progress('ashfall.lessons.hardcity')
