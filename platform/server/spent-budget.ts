import { Problem } from '@basera/platform/contract'

export const tooMany = 'Too many requests. Please wait before trying again.'

/** A budget is spent; `seconds` until there is some of it again. */
export class SpentBudget extends Problem {
  readonly seconds: number

  constructor(seconds: number) {
    super('too_many_requests', tooMany)
    this.seconds = seconds
  }
}
