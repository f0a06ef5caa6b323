import type { Answer, Answers } from '../questionnaire/answers.ts'
import { answerWeights, type Question, questionNames } from '../questionnaire/questions.ts'
import type { Fit } from '../roommate-shapes.ts'

/** Below these there is no number: answers in common, and of those how many matter to each (roommates.fit-enough). */
export const leastCommon = 6
export const leastAsked = 3

/** Percents are multiples of this (roommates.fit-private). */
export const fitStep = 5

/** Where "Not enough answers" stands in the order: unanswered counts as neither. */
export const unknownPercent = 50

interface Compared {
  readonly question: Question
  readonly mine: Answer
  readonly theirs: Answer
}

const commonQuestions = (mine: Answers, theirs: Answers): Compared[] =>
  questionNames.flatMap((question) => {
    const [one, other] = [mine[question], theirs[question]]
    return one && other ? [{ question, mine: one, theirs: other }] : []
  })

const isFine = (asker: Answer, other: Answer) => asker.fine.includes(other.own)
const fails = (asker: Answer, other: Answer) => asker.weight !== 'not' && !isFine(asker, other)
const failsMust = (asker: Answer, other: Answer) => asker.weight === 'must' && !isFine(asker, other)

interface Direction {
  readonly asked: number
  readonly agreed: number
  /** How many questions matter. */
  readonly count: number
}

function directionOf(pairs: readonly (readonly [asker: Answer, other: Answer])[]): Direction {
  const direction = { asked: 0, agreed: 0, count: 0 }
  for (const [asker, other] of pairs) {
    const points = answerWeights[asker.weight]
    direction.asked += points
    if (isFine(asker, other)) direction.agreed += points
    if (points > 0) direction.count += 1
  }
  return direction
}

/**
 * The geometric mean of both directions, each the agreed points of the asked ones, in steps of 5; never more than if one
 * question that matters some differed, so that the best number does not tell that everything fits (roommates.fit-private).
 * The database computes the same (`fit-order.queries.ts`): keep the order of the operations.
 */
function percentOf(one: Direction, other: Direction): number {
  const share = Math.sqrt((one.agreed * other.agreed) / (one.asked * other.asked))
  const fewest = Math.min(one.asked, other.asked)
  const most = Math.sqrt((fewest - 1) / fewest)
  return fitStep * Math.floor(20 * Math.min(share, most) + 0.5)
}

/** How much a question matters to the person who reads the reasons: nobody is shown what matters to the other. */
const byOwnWeight = (one: Compared, other: Compared) =>
  answerWeights[other.mine.weight] - answerWeights[one.mine.weight]

function reasonsOf(common: readonly Compared[]): Pick<Fit, 'reasons' | 'open'> & { unmet: number } {
  const sorted = common.toSorted(byOwnWeight)
  const isUnmet = ({ mine, theirs }: Compared) => failsMust(mine, theirs) || failsMust(theirs, mine)
  const isApart = ({ mine, theirs }: Compared) => fails(mine, theirs) || fails(theirs, mine)
  const unmet = sorted.filter(isUnmet)
  const apart = sorted.filter((pair) => isApart(pair) && !isUnmet(pair))
  const agreed = sorted.filter((pair) => !isApart(pair))
  const strongest = [...unmet.slice(0, 1), ...agreed, ...unmet.slice(1), ...apart].slice(0, 2)
  const reasons = strongest.map((pair) => ({
    question: pair.question,
    fits: !isApart(pair),
    is_unmet_must: isUnmet(pair),
  }))
  const talk = [...unmet, ...apart].find((pair) => !strongest.includes(pair))
  return { reasons, open: talk ? { question: talk.question, is_answered: true } : null, unmet: unmet.length }
}

function firstUnanswered(mine: Answers, theirs: Answers): Fit['open'] {
  const missing = questionNames.filter((question) => !mine[question] || !theirs[question])
  const points = (question: Question) => answerWeights[mine[question]?.weight ?? 'not']
  const [question] = missing.toSorted((one, other) => points(other) - points(one))
  return question ? { question, is_answered: false } : null
}

/**
 * How well two people fit by their answers, seen from the first (roommates.fit-percent): the other gets the same number. Null
 * number below {@link leastCommon} answers in common.
 */
export function fitOfAnswers(mine: Answers, theirs: Answers): Fit {
  const common = commonQuestions(mine, theirs)
  const one = directionOf(common.map((pair) => [pair.mine, pair.theirs]))
  const other = directionOf(common.map((pair) => [pair.theirs, pair.mine]))
  const isEnough = common.length >= leastCommon && Math.min(one.count, other.count) >= leastAsked
  const { reasons, open, unmet } = reasonsOf(common)
  return {
    percent: isEnough ? percentOf(one, other) : null,
    common: common.length,
    has_unmet_must: unmet > 0,
    reasons,
    open: open ?? firstUnanswered(mine, theirs),
  }
}

/** Best first; who fails a must comes last (roommates.fit-order). */
export const byFit = (
  one: Pick<Fit, 'percent' | 'has_unmet_must'>,
  other: Pick<Fit, 'percent' | 'has_unmet_must'>,
): number =>
  Number(one.has_unmet_must) - Number(other.has_unmet_must) ||
  (other.percent ?? unknownPercent) - (one.percent ?? unknownPercent)
