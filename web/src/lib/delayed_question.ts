/** A question that is asked a little later, and only the newest of which counts. */
export class DelayedQuestion {
  private timer: ReturnType<typeof setTimeout> | undefined
  private count = 0

  /**
   * Ask after a while unless something newer is wanted; what is answered to an older one is dropped. Where nothing
   * is said of refusals, what is shown stays as it is.
   */
  plan<Answer>(
    wait: number,
    ask: () => Promise<Answer>,
    use: (answer: Answer) => void,
    refused: (error: unknown) => void = () => undefined,
  ): void {
    this.cancel()
    const number = this.count
    const newest =
      <Value>(then: (value: Value) => void) =>
      (value: Value): void => {
        if (number === this.count) then(value)
      }
    this.timer = setTimeout(() => void ask().then(newest(use), newest(refused)), wait)
  }

  /** Nothing is wanted any more. */
  cancel(): void {
    clearTimeout(this.timer)
    this.count += 1
  }
}
