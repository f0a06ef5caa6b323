import type { Answers } from './answers.ts'
import { questionNames, questions } from './questions.ts'

/**
 * Answers as sets of options, in numbers of up to 48 bits: the database compares two people by them
 * (docs/decisions/0032-roommate-fit.md). A question has four bits, one for each option.
 */
export interface AnswerBits {
  /** One option of every answered question. */
  readonly own: number
  /** All options of every answered question. */
  readonly answered: number
  /** All options of the questions that matter, and of those that are a must. */
  readonly asks: number
  readonly musts: number
  /** Of these, the options that are fine. */
  readonly fine: number
  readonly must_fine: number
}

const bitsOfQuestion = 4

/** All five sets are disjoint sums of powers of two, below 2 ** 48. */
export function answerBits(answers: Answers): AnswerBits {
  const bits = { own: 0, answered: 0, asks: 0, musts: 0, fine: 0, must_fine: 0 }
  for (const [place, question] of questionNames.entries()) {
    const answer = answers[question]
    if (!answer) continue
    for (const [index, option] of questions[question].entries()) {
      const bit = 2 ** (bitsOfQuestion * place + index)
      const isFine = answer.fine.includes(option)
      bits.answered += bit
      if (option === answer.own) bits.own += bit
      if (answer.weight === 'not') continue
      bits.asks += bit
      if (isFine) bits.fine += bit
      if (answer.weight === 'some') continue
      bits.musts += bit
      if (isFine) bits.must_fine += bit
    }
  }
  return bits
}
