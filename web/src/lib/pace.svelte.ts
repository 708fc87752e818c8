/** Whether this device draws so slowly that what is only decoration had better go. */

const LATE = 24 // milliseconds between two frames
const MOST = 2 // late frames in a row
const FRAMES = 120 // that are looked at
const REST = 1500 // milliseconds until whatever comes with a page has come

let slow = $state(false)

export const pace = {
  get isSlow(): boolean {
    return slow
  },

  /** Looks at frames for some seconds. Call it in an effect, which ends it. */
  watch(): () => void {
    let frame = 0
    const timer = setTimeout(() => {
      let [last, late, left] = [performance.now(), 0, FRAMES]
      const look = (now: number): void => {
        late = now - last > LATE && !document.hidden ? late + 1 : 0
        last = now
        slow ||= late >= MOST
        if (!slow && --left > 0) frame = requestAnimationFrame(look)
      }
      frame = requestAnimationFrame(look)
    }, REST)
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  },
}
