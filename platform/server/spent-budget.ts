import { Problem } from '@basera/platform/contract'
import { commonRefusals } from './sentences.ts'

export const tooMany = commonRefusals.tooMany

/** A budget is spent; `seconds` until there is some of it again. */
export class SpentBudget extends Problem {
  readonly seconds: number

  constructor(seconds: number) {
    super('too_many_requests', tooMany)
    this.seconds = seconds
  }
}
