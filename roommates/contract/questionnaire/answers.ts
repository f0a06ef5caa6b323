import { z } from 'zod'
import { type Option, type Question, questionNames, questions, weightNames } from './questions.ts'

/** One's own answer, what is fine in the other, and how much that matters (roommates.questionnaire-asked). */
const answerTo = (question: Question) => {
  const option = z.enum<readonly Option[]>(questions[question])
  return z.strictObject({
    own: option,
    fine: z
      .array(option)
      .min(1)
      .max(questions[question].length)
      .refine((fine) => new Set(fine).size === fine.length),
    weight: z.enum(weightNames),
  })
}

export type Answer = z.output<ReturnType<typeof answerTo>>

/** Unanswered questions are missing. */
export type Answers = Readonly<Partial<Record<Question, Answer | undefined>>>

const forEveryQuestion = <T>(make: (question: Question) => T) =>
  Object.fromEntries(questionNames.map((question) => [question, make(question)])) as Record<Question, T>

export const answers = z.strictObject(forEveryQuestion((question) => answerTo(question).optional()))

/** What is not named stays; null takes an answer back. */
export const answerChanges = z.strictObject(
  forEveryQuestion((question) => answerTo(question).nullable().optional()),
)
export type AnswerChanges = z.output<typeof answerChanges>
