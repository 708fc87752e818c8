/** A filter of samples whose pitch may change with each of them. */

export type Passes = 'low' | 'band' | 'high'

/** Lets pass what lies below, around or above a pitch. */
export class Filter {
  private readonly passes: Passes
  private readonly rate: number
  private readonly width: number
  private pitch = 0
  private bend = 0
  private first = 0
  private second = 0

  /** `q`: how narrow it is. */
  constructor(passes: Passes, rate: number, q: number) {
    this.passes = passes
    this.rate = rate
    this.width = 1 / q
  }

  /** The next sample. */
  pass(sample: number, pitch: number): number {
    // A tangent for each sample would cost more than all the rest.
    if (Math.abs(pitch - this.pitch) > 0.01 * this.pitch) {
      this.pitch = pitch
      this.bend = Math.tan(Math.PI * Math.min(0.45, pitch / this.rate))
    }
    const { bend, width } = this
    const high = (sample - (width + bend) * this.first - this.second) / (1 + bend * (bend + width))
    const band = bend * high + this.first
    const low = bend * band + this.second
    this.first = bend * high + band
    this.second = bend * band + low
    return this.passes === 'low' ? low : this.passes === 'high' ? high : band * width
  }
}
