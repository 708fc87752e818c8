/** Whether the server can be reached, where what was visited is kept for the time when it cannot. */

const PAUSE = 5000

class Connection {
  isLost = $state(false)

  /** Whether a service worker keeps what was visited. */
  get isKept(): boolean {
    return Boolean(globalThis.navigator?.serviceWorker?.controller)
  }

  /** Notices that the device is off the net, and asks again until it is not. Returns how to stop. */
  follow(greet: () => Promise<void>): () => void {
    const ask = () => void greet().catch(() => undefined)
    const timer = setInterval(() => this.isLost && ask(), PAUSE)
    addEventListener('offline', ask)
    addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('offline', ask)
      removeEventListener('online', ask)
    }
  }
}

export const connection = new Connection()
