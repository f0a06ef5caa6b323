import {
  type Answer,
  type Answers,
  answerBits,
  type Option,
  type Question,
  questionNames,
  questions,
} from '@basera/roommates/contract'
import type { Dice } from '../base/dice.ts'
import type { ProfileRow, RoommateAnswersRow } from '../rows.ts'

/** What a tag of a profile says about an answer. */
const told: Readonly<Record<string, readonly [Question, Option]>> = {
  'early-riser': ['sleep', 'early'],
  'night-owl': ['sleep', 'late'],
  quiet: ['noise', 'quiet'],
  social: ['guests', 'anytime'],
  clean: ['cleanliness', 'daily'],
  vegetarian: ['food', 'vegetarian'],
  'non-smoker': ['smoking', 'never'],
  smoker: ['smoking', 'outside'],
  'pet-friendly': ['pets', 'welcome'],
  'works-from-home': ['work_from_home', 'every-day'],
}

/** How often people give each answer, in parts; the others are given once. */
const usual: Readonly<Partial<Record<Question, readonly number[]>>> = {
  smoking: [7, 2, 1],
  drinking: [5, 4, 1],
  pets: [6, 3, 1],
  cleanliness: [3, 6, 2],
  guests: [2, 6, 3],
  costs: [6, 3, 2],
  move_in: [5, 3, 3, 1],
}

/** Questions that people make a must of, now and then. */
const serious: readonly Question[] = ['smoking', 'food', 'pets', 'move_in']

function drawAnswer(question: Question, said: Option | undefined, dice: Dice): Answer {
  const options: readonly Option[] = questions[question]
  const places = options.map((_, place) => place)
  const own = said ?? options[dice.weighted(places, (place) => usual[question]?.[place] ?? 1)] ?? options[0]
  if (!own) throw new Error(`${question} has no options`)
  const place = options.indexOf(own)
  // People mostly accept what is next to their own answer.
  const isFine = (other: number) => other === place || dice.chance(Math.abs(other - place) === 1 ? 0.7 : 0.3)
  const fine = options.filter((_, other) => isFine(other))
  const isMust = serious.includes(question) && fine.length < options.length && dice.chance(0.2)
  return { own, fine, weight: isMust ? 'must' : dice.chance(0.25) ? 'not' : 'some' }
}

/** Answers as somebody with these tags gives them; some leave out a few. */
export function drawAnswers(tags: readonly string[], dice: Dice): Answers {
  const said = new Map(tags.flatMap((tag) => (told[tag] ? [told[tag]] : [])))
  const left = dice.chance(0.7) ? 0 : 0.4
  return Object.fromEntries(
    questionNames
      .filter(() => !dice.chance(left))
      .map((question) => [question, drawAnswer(question, said.get(question), dice)]),
  )
}

/** Four in five of those with a roommate profile have answered, and the first few, whom everybody tries. */
export const roommateAnswersOf = (profiles: readonly ProfileRow[], dice: Dice): RoommateAnswersRow[] =>
  profiles.flatMap(({ id, is_roommate_profile_enabled: isEnabled, lifestyle_tags: tags }, index) => {
    const own = dice.of('answers', String(id))
    if (!isEnabled || (index >= 8 && own.chance(0.2))) return []
    const answers = drawAnswers((tags ?? []) as readonly string[], own)
    return [{ user_id: id, answers, ...answerBits(answers) }]
  })
