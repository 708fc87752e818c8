/** How the log tells the sentences of Hard City. */

import type { LogWords } from '../../table/log_lines'

export const logWords: LogWords = {
  turnStarted: 'hc-event-round-started',
  said: new Set(['hc-event-round-started']),
  opens: '',
  closes: '',
  heading: '',
  joined: () => null,
  icon: () => undefined,
}
