import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer, Answers } from '../questionnaire/answers.ts'
import { type Question, questionNames, questions } from '../questionnaire/questions.ts'
import { fit } from '../roommate-shapes.ts'
import { byFit, fitOfAnswers, fitStep, leastCommon } from './fit-of-answers.ts'
import { answerOf, someAnswers } from './some-answers.fixture.ts'

const anyone = someAnswers()
const everything = someAnswers({ all: true })
const question = fc.constantFrom(...questionNames)
const run = { numRuns: 400, seed: 3 }

const withAnswer = (answers: Answers, name: Question, answer: Answer): Answers => ({
  ...answers,
  [name]: answer,
})

describe('how well two people fit by their answers', () => {
  it('roommates.fit-percent: is the same for both', () => {
    fc.assert(
      fc.property(anyone, anyone, (one, other) => {
        const [told, toldOther] = [fitOfAnswers(one, other), fitOfAnswers(other, one)]
        expect(toldOther.percent).toBe(told.percent)
        expect(toldOther.has_unmet_must).toBe(told.has_unmet_must)
        expect(toldOther.common).toBe(told.common)
        fit.parse(told)
      }),
      run,
    )
  })

  it('roommates.fit-percent: an answer that becomes fine never lowers it', () => {
    fc.assert(
      fc.property(everything, everything, question, (one, other, name) => {
        const before = fitOfAnswers(one, other).percent
        const wanted = one[name]?.fine[0]
        const theirs = other[name]
        if (before === null || !wanted || !theirs || one[name]?.fine.includes(theirs.own)) return
        const after = fitOfAnswers(one, withAnswer(other, name, { ...theirs, own: wanted })).percent
        expect(after).toBeGreaterThanOrEqual(before)
      }),
      run,
    )
  })

  it('roommates.fit-percent: one more question on which both agree never lowers it', () => {
    fc.assert(
      fc.property(
        anyone,
        anyone,
        question,
        fc.constantFrom('some', 'must', 'not'),
        (one, other, name, weight) => {
          const left = ({ [name]: _, ...rest }: Answers): Answers => rest
          const before = fitOfAnswers(left(one), left(other)).percent
          if (before === null) return
          const agreed = answerOf(`${questions[name][0]} | ${questions[name][0]} | ${weight}`)
          const after = fitOfAnswers(withAnswer(one, name, agreed), withAnswer(other, name, agreed)).percent
          expect(after).toBeGreaterThanOrEqual(before)
        },
      ),
      run,
    )
  })

  it('roommates.fit-order: who fails a must comes after everybody who does not', () => {
    fc.assert(
      fc.property(everything, everything, everything, (asker, one, other) => {
        const [first, second] = [fitOfAnswers(asker, one), fitOfAnswers(asker, other)]
        if (first.has_unmet_must === second.has_unmet_must) return
        expect(byFit(first, second) < 0).toBe(second.has_unmet_must)
        const failing = first.has_unmet_must ? first : second
        expect(failing.reasons[0]).toMatchObject({ is_unmet_must: true, fits: false })
      }),
      run,
    )
  })

  it('roommates.fit-enough: a question that one of them left out counts as neither', () => {
    fc.assert(
      fc.property(everything, anyone, (one, other) => {
        const answered = Object.fromEntries(Object.entries(one).filter(([name]) => name in other)) as Answers
        expect(fitOfAnswers(one, other).percent).toBe(fitOfAnswers(answered, other).percent)
      }),
      run,
    )
  })

  it('roommates.fit-enough: there is no number below six answers in common, nor where too few of them matter', () => {
    const both = (count: number, weight = 'some') =>
      Object.fromEntries(
        questionNames
          .slice(0, count)
          .map((name) => [name, answerOf(`${questions[name][0]} | ${questions[name][0]} | ${weight}`)]),
      ) as Answers
    expect(fitOfAnswers(both(leastCommon - 1), both(12)).percent).toBeNull()
    expect(fitOfAnswers(both(leastCommon), both(12)).percent).toBe(90)
    expect(fitOfAnswers(both(12), both(12)).percent).toBe(95)
    expect(fitOfAnswers(both(12, 'not'), both(12)).percent).toBeNull()
  })

  it('roommates.fit-reasons: two reasons, what matters most to the reader first, and one question to talk about', () => {
    fc.assert(
      fc.property(anyone, anyone, (one, other) => {
        const { reasons, open, common } = fitOfAnswers(one, other)
        expect(reasons).toHaveLength(Math.min(2, common))
        const missing = questionNames.some((name) => !one[name] || !other[name])
        if (missing) expect(open).not.toBeNull()
        expect(reasons.map((reason) => reason.question)).not.toContain(open?.question)
      }),
      run,
    )
  })
})

/** Ways in which the other's hidden side may count: points asked of me, and points that I meet. */
function otherDirections(count: number): (readonly [asked: number, agreed: number])[] {
  const asked = Array.from({ length: 2 * count - 2 }, (_, index) => index + 3)
  return asked.flatMap((points) =>
    Array.from({ length: points + 1 }, (_, agreed) => [points, agreed] as const),
  )
}

/** Their answers with another wish to me: of all that they answered, `agreed` of `asked` points are met. */
function wishing(theirs: Answers, mine: Answers, asked: number, agreed: number): Answers | undefined {
  const names = questionNames.filter((name) => theirs[name] && mine[name])
  const musts = Math.max(0, asked - names.length)
  let [left, met] = [asked, agreed]
  const wished = names.map((name, index) => {
    const points = Math.min(index < musts ? 2 : 1, left)
    left -= points
    const isMet = met >= points
    if (isMet) met -= points
    const own = mine[name]?.own
    const others = questions[name].filter((option) => option !== own)
    const fine = isMet && own ? [own] : others
    return [name, { own: theirs[name]?.own, fine, weight: (['not', 'some', 'must'] as const)[points] }]
  })
  return left === 0 && met === 0 ? (Object.fromEntries(wished) as Answers) : undefined
}

describe('roommates.fit-private: nobody’s answer can be read off the score', () => {
  it('comes in steps of 5, and never says that everything fits', () => {
    fc.assert(
      fc.property(anyone, anyone, (one, other) => {
        const { percent } = fitOfAnswers(one, other)
        if (percent === null) return
        expect(percent % fitStep).toBe(0)
        expect(percent).toBeLessThanOrEqual(95)
      }),
      run,
    )
  })

  it('is as high for somebody else who answers a question that I do not make a must the other way', () => {
    fc.assert(
      fc.property(everything, everything, question, (mine, theirs, name) => {
        const { percent } = fitOfAnswers(mine, theirs)
        const [asker, answer] = [mine[name], theirs[name]]
        if (percent === null || !asker || !answer || asker.weight === 'must') return
        const wasFine = asker.fine.includes(answer.own)
        const otherwise = questions[name].filter(
          (option) =>
            option !== answer.own &&
            (asker.weight === 'not' || asker.fine.includes(option as never) !== wasFine),
        )
        if (otherwise.length === 0) return
        const others = otherwise.flatMap((own) =>
          swaps(withAnswer(theirs, name, { ...answer, own }), mine, name),
        )
        const same = others.some(
          (other) =>
            fitOfAnswers(mine, other).percent === percent ||
            otherDirections(12).some(([asked, agreed]) => {
              const wished = wishing(other, mine, asked, agreed)
              return wished && fitOfAnswers(mine, wished).percent === percent
            }),
        )
        expect(same).toBe(true)
      }),
      { numRuns: 150, seed: 4 },
    )
  }, 30_000)
})

/** The same person, and with one more question answered otherwise. */
function swaps(theirs: Answers, mine: Answers, name: Question): Answers[] {
  const others = questionNames.filter((other) => other !== name && mine[other]?.weight !== 'not')
  return [
    theirs,
    ...others.flatMap((other) => {
      const answer = theirs[other]
      return answer ? questions[other].map((own) => withAnswer(theirs, other, { ...answer, own })) : []
    }),
  ]
}
