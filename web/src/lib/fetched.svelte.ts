/** What a page shows, fetched by its id; only the newest wish counts. */
export class Fetched<T> {
  value = $state.raw<T | null>(null)
  /** Why it cannot be shown; null while it is awaited. */
  problem = $state.raw<unknown>(null)
  private readonly ask: (id: string) => Promise<T>
  private id = ''
  private number = 0

  constructor(ask: (id: string) => Promise<T>) {
    this.ask = ask
  }

  async load(id: string): Promise<void> {
    const number = ++this.number
    this.id = id
    this.value = this.problem = null
    try {
      const value = await this.ask(id)
      if (number === this.number) this.value = value
    } catch (error) {
      if (number === this.number) this.problem = error
    }
  }

  /** The same once more. */
  readonly retry = (): Promise<void> => this.load(this.id)
}
