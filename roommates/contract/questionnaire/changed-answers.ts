import type { Answer, AnswerChanges, Answers } from './answers.ts'
import { type Question, questionNames, questions, weightNames } from './questions.ts'

export const answeredCount = (given: Answers): number =>
  questionNames.filter((question) => given[question] !== undefined).length

const isSame = (one: Answer | undefined, other: Answer | undefined) =>
  one?.own === other?.own &&
  one?.weight === other?.weight &&
  one?.fine.toSorted().join() === other?.fine.toSorted().join()

/** The answers after `changes`, and how many questions have another answer than before. */
export function changedAnswers(
  before: Answers,
  changes: AnswerChanges,
): { readonly answers: Answers; readonly changed: number } {
  const after = Object.fromEntries(
    questionNames.flatMap((question) => {
      const change = changes[question]
      const kept = change === undefined ? before[question] : (change ?? undefined)
      return kept ? [[question, kept]] : []
    }),
  ) as Answers
  const changed = questionNames.filter((question) => !isSame(before[question], after[question])).length
  return { answers: after, changed }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function isAnswer(question: Question, value: unknown): boolean {
  const options: readonly unknown[] = questions[question]
  if (!isObject(value) || !Array.isArray(value.fine)) return false
  const { own, fine, weight } = value
  const known: readonly unknown[] = weightNames
  return options.includes(own) && fine.every((one) => options.includes(one)) && known.includes(weight)
}

/** Whether stored data are changes of today's questions; for browsers, which do without the schema. */
export const areAnswerChanges = (value: unknown): value is AnswerChanges =>
  isObject(value) &&
  Object.entries(value).every(([name, answer]) => {
    const question = questionNames.find((known) => known === name)
    return question !== undefined && (answer === null || isAnswer(question, answer))
  })
