// Loaded before the product: its clock jumps to where a file says, each time it is sent SIGUSR2.
import { readFileSync } from 'node:fs'

const RealDate = Date
let shift = 0
process.on('SIGUSR2', () => {
  shift = Number(readFileSync(process.env.CLOCK_SHIFT ?? '', 'utf8'))
})

class ShiftedDate extends RealDate {
  constructor(...given: [] | [string | number | Date]) {
    if (given.length === 0) super(RealDate.now() + shift)
    else super(...(given as [number]))
  }
  static override now(): number {
    return RealDate.now() + shift
  }
}
globalThis.Date = ShiftedDate as DateConstructor
