import fc from 'fast-check'
import type { Answer, Answers } from '../questionnaire/answers.ts'
import { type Question, questionNames, questions, weightNames } from '../questionnaire/questions.ts'

/** `own | fine, fine | weight`; fine is the own answer unless said, the weight `some`. */
export function answerOf(text: string): Answer {
  const [own = '', fine, weight = 'some'] = text.split(' | ')
  return { own, fine: (fine ?? own).split(', '), weight } as Answer
}

export const answersOf = (texts: Readonly<Partial<Record<Question, string>>>): Answers =>
  Object.fromEntries(
    Object.entries(texts).map(([question, text]) => [question, answerOf(text)]),
  ) as unknown as Answers

const answerTo = (question: Question): fc.Arbitrary<Answer> =>
  fc.record({
    own: fc.constantFrom(...questions[question]),
    fine: fc.subarray([...questions[question]], { minLength: 1 }),
    weight: fc.constantFrom(...weightNames),
  })

/** Anybody's answers; with `all`, to every question. */
export const someAnswers = ({ all = false } = {}): fc.Arbitrary<Answers> =>
  fc.record(
    Object.fromEntries(questionNames.map((question) => [question, answerTo(question)])) as Record<
      Question,
      fc.Arbitrary<Answer>
    >,
    all ? {} : { requiredKeys: [] },
  )
