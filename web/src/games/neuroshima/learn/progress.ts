/** Which lessons of Neuroshima Hex somebody has done. */

import { Progress } from '../../../lib/progress.svelte'

export const progress = new Progress('ashfall.lessons')
