import { describe, expect, it } from 'vitest'
import type { Question } from '../questionnaire/questions.ts'
import { byFit, fitOfAnswers } from './fit-of-answers.ts'
import { answersOf } from './some-answers.fixture.ts'

type Texts = Readonly<Partial<Record<Question, string>>>

/** Works in an office, early to bed, cooks vegetarian, wants a calm and clean home. */
const calm: Texts = {
  sleep: 'early | early, changing',
  noise: 'quiet | quiet, earphones',
  work_from_home: 'away | away, some-days, every-day | not',
  cleanliness: 'weekly | daily, weekly',
  smoking: 'never | never, outside',
  drinking: 'never | never, sometimes',
  food: 'vegetarian | vegetarian, egg',
  guests: 'ask-first | rarely, ask-first',
  pets: 'none | none, welcome',
  costs: 'equally | equally, by-use',
  money_talk: 'monthly | straight-away, monthly',
  move_in: 'soon-long | soon-long, later-long',
}

/** Studies late, has friends over, is easy about most things. */
const lively: Texts = {
  sleep: 'late | early, changing, late | not',
  noise: 'lively | earphones, lively',
  work_from_home: 'some-days | away, some-days, every-day | not',
  cleanliness: 'relaxed | weekly, relaxed',
  smoking: 'outside | never, outside, inside',
  drinking: 'sometimes | never, sometimes, often | not',
  food: 'everything | egg, everything',
  guests: 'anytime | ask-first, anytime',
  pets: 'welcome | none, welcome, have-one | not',
  costs: 'separately | by-use, separately',
  money_talk: 'relaxed | monthly, relaxed',
  move_in: 'soon-short | soon-long, soon-short',
}

const musts = (person: Texts, ...names: readonly Question[]): Texts => ({
  ...person,
  ...Object.fromEntries(
    names.map((name) => [name, `${(person[name] ?? '').split(' | ').slice(0, 2).join(' | ')} | must`]),
  ),
})
const without = (person: Texts, ...names: readonly Question[]): Texts =>
  Object.fromEntries(Object.entries(person).filter(([name]) => !names.includes(name as Question)))
const only = (person: Texts, ...names: readonly Question[]): Texts =>
  Object.fromEntries(Object.entries(person).filter(([name]) => names.includes(name as Question)))

const six = ['sleep', 'noise', 'cleanliness', 'smoking', 'food', 'guests'] as const
const easy = 'early, changing, late | not'

type Pair = readonly [why: string, asker: Texts, first: Texts, second: Texts]

/** Who asks, who a sensible person would meet first, who second, and why. Written before the model was tuned. */
const pairs: readonly Pair[] = [
  ['a twin before an opposite', calm, calm, lively],
  ['an opposite is nothing for the lively either', lively, lively, calm],
  ['one difference before five', calm, { ...calm, noise: 'lively' }, lively],
  ['the same kitchen before another one', calm, calm, { ...calm, food: 'everything | egg, everything' }],
  [
    'eggs are fine, meat is not',
    calm,
    { ...calm, food: 'egg | vegetarian, egg' },
    { ...calm, food: 'everything' },
  ],
  [
    'smoke outside is fine, inside is not',
    calm,
    { ...calm, smoking: 'outside | never, outside' },
    { ...calm, smoking: 'inside' },
  ],
  [
    'what is fine for me is as good as the same',
    calm,
    { ...calm, sleep: 'changing | early, changing' },
    { ...calm, sleep: 'late' },
  ],
  [
    'a night owl who minds early risers fits less than one who does not',
    calm,
    { ...calm, sleep: `late | ${easy}` },
    { ...calm, sleep: 'late | late' },
  ],
  [
    'a smoker inside fails a must, however well the rest fits',
    musts(calm, 'smoking'),
    { ...lively, smoking: 'never' },
    { ...calm, smoking: 'inside' },
  ],
  [
    'meat in the kitchen fails a must',
    musts(calm, 'food'),
    { ...lively, food: 'vegetarian' },
    { ...calm, food: 'everything' },
  ],
  [
    'their must counts as mine does',
    calm,
    { ...lively, noise: 'quiet' },
    { ...calm, noise: 'quiet', drinking: 'sometimes | often | must' },
  ],
  ['a must that is met is no drawback', musts(calm, 'smoking'), calm, { ...calm, guests: 'anytime' }],
  [
    'two musts are met before one of them fails',
    musts(calm, 'smoking', 'food'),
    calm,
    { ...calm, food: 'everything' },
  ],
  ['no answers are better than a failed must', musts(calm, 'smoking'), {}, { ...calm, smoking: 'inside' }],
  ['no answers are better than many differences', calm, {}, lively],
  ['a good fit is better than no answers', calm, calm, {}],
  ['most answers alike is better than no answers', calm, { ...calm, guests: 'anytime', noise: 'lively' }, {}],
  ['few answers say as little as none, but a good fit says more', calm, calm, only(calm, 'sleep', 'food')],
  [
    'few answers are not held against somebody as many differences are',
    calm,
    only(calm, 'sleep', 'food'),
    lively,
  ],
  ['more in common is surer than less', calm, calm, only(calm, ...six)],
  [
    'six that agree before twelve of which half differ',
    calm,
    only(calm, ...six),
    { ...lively, ...only(calm, ...six) },
  ],
  [
    'six that agree before six of which two differ',
    calm,
    only(calm, ...six),
    { ...only(calm, ...six), noise: 'lively', guests: 'anytime' },
  ],
  [
    'what does not matter to anybody changes nothing for the better',
    calm,
    { ...calm, work_from_home: 'every-day | away, some-days, every-day | not' },
    { ...calm, noise: 'lively' },
  ],
  [
    'who works at home is fine for somebody who does not mind',
    calm,
    { ...calm, work_from_home: 'every-day | away, every-day | not' },
    { ...calm, smoking: 'inside' },
  ],
  [
    'a dog is not fine for those who want none',
    calm,
    { ...calm, pets: 'welcome' },
    { ...calm, pets: 'have-one | have-one, welcome' },
  ],
  [
    'an allergy makes a dog a must that fails',
    musts(calm, 'pets'),
    { ...calm, guests: 'anytime', noise: 'lively', food: 'everything' },
    { ...calm, pets: 'have-one' },
  ],
  [
    'guests who are announced before guests at any time',
    calm,
    { ...calm, guests: 'ask-first' },
    { ...calm, guests: 'anytime' },
  ],
  [
    'hardly any guests is fine for those who ask first',
    calm,
    { ...calm, guests: 'rarely | rarely, ask-first' },
    { ...calm, guests: 'anytime | anytime' },
  ],
  [
    'a clean home before a relaxed one',
    calm,
    { ...calm, cleanliness: 'daily | daily, weekly' },
    { ...calm, cleanliness: 'relaxed' },
  ],
  [
    'the same length of stay before a short one',
    calm,
    { ...calm, move_in: 'later-long | soon-long, later-long' },
    { ...calm, move_in: 'later-short' },
  ],
  [
    'a must about the date comes before habits',
    musts(calm, 'move_in'),
    { ...calm, sleep: 'late', noise: 'lively' },
    { ...calm, move_in: 'later-short' },
  ],
  [
    'shared bills before separate ones',
    calm,
    { ...calm, costs: 'by-use | equally, by-use' },
    { ...calm, costs: 'separately' },
  ],
  [
    'money settled monthly before whenever',
    calm,
    { ...calm, money_talk: 'straight-away | straight-away, monthly' },
    { ...calm, money_talk: 'relaxed' },
  ],
  [
    'a drink now and then before often',
    calm,
    { ...calm, drinking: 'sometimes | never, sometimes' },
    { ...calm, drinking: 'often' },
  ],
  [
    'one difference that matters to both is worse than to one',
    calm,
    { ...calm, guests: 'anytime | rarely, ask-first, anytime | not' },
    { ...calm, guests: 'anytime | anytime' },
  ],
  [
    'two that one side minds are better than two that both mind',
    calm,
    { ...calm, noise: 'lively | quiet, lively', guests: 'anytime | ask-first, anytime' },
    { ...calm, noise: 'lively', guests: 'anytime' },
  ],
  [
    'a must that is met weighs more than a habit that differs',
    musts(calm, 'food', 'smoking'),
    { ...calm, costs: 'separately' },
    { ...calm, costs: 'separately', money_talk: 'relaxed' },
  ],
  [
    'liked by one side alone is worth less than half liked by both',
    calm,
    { ...calm, noise: 'lively', guests: 'anytime', food: 'everything' },
    {
      ...lively,
      ...Object.fromEntries(
        Object.entries(calm).map(([name, text]) => [
          name,
          `${text.split(' | ')[0]} | ${(lively[name as Question] ?? '').split(' | ')[0]}`,
        ]),
      ),
    },
  ],
  [
    'somebody easy going fits better than somebody strict',
    lively,
    { ...lively, cleanliness: 'daily | daily, weekly, relaxed' },
    { ...lively, cleanliness: 'daily | daily' },
  ],
  [
    'the lively do not mind a smoker',
    lively,
    { ...lively, smoking: 'inside | outside, inside' },
    { ...lively, noise: 'quiet' },
  ],
  [
    'the lively mind a quiet home',
    lively,
    { ...lively, noise: 'earphones | earphones, lively' },
    { ...lively, noise: 'quiet | quiet' },
  ],
  [
    'the lively who must have guests do not get a home without',
    musts(lively, 'guests'),
    { ...calm, guests: 'anytime' },
    { ...lively, guests: 'rarely' },
  ],
  [
    'answers left out are better than the same answers wrong',
    calm,
    without(calm, 'noise', 'guests'),
    { ...calm, noise: 'lively', guests: 'anytime' },
  ],
  [
    'answers given and right are not worse than left out',
    calm,
    calm,
    without(calm, 'noise', 'guests', 'food', 'pets', 'costs'),
  ],
  [
    'a met must and much else before nothing but a met must',
    musts(calm, 'smoking'),
    calm,
    { ...lively, smoking: 'never' },
  ],
  [
    'a failed must comes after somebody who shares nothing but the must',
    musts(calm, 'cleanliness'),
    { ...lively, cleanliness: 'weekly' },
    { ...calm, cleanliness: 'relaxed' },
  ],
]

/** These differ in one answer that one side minds: on purpose nobody can tell (roommates.fit-private), so they come level. */
const level: readonly Pair[] = [
  [
    'who needs the flat alone by day fits somebody who is away',
    calm,
    { ...calm, work_from_home: 'every-day | away' },
    { ...calm, work_from_home: 'every-day | every-day' },
  ],
  [
    'a dog is fine for those who like pets',
    { ...calm, pets: 'welcome | none, welcome, have-one' },
    { ...calm, pets: 'have-one | welcome, have-one' },
    { ...calm, pets: 'have-one | have-one' },
  ],
  [
    'daily cleaners who expect the same fit less than those who do not',
    calm,
    { ...calm, cleanliness: 'daily | daily, weekly' },
    { ...calm, cleanliness: 'daily | daily' },
  ],
  [
    'who drinks and wants company fits less than who drinks alone',
    calm,
    { ...calm, drinking: 'sometimes | never, sometimes' },
    { ...calm, drinking: 'sometimes | sometimes, often' },
  ],
]

describe('roommates.fit-order: ranks as a sensible person would', () => {
  it('has 50 pairs', () => expect(pairs.length + level.length).toBe(50))

  it.each(pairs)('%s', (_why, asker, first, second) => {
    const fitWith = (other: Texts) => fitOfAnswers(answersOf(asker), answersOf(other))
    const [one, other] = [fitWith(first), fitWith(second)]
    expect(byFit(one, other), JSON.stringify([one.percent, other.percent])).toBeLessThan(0)
  })
  it.each(level)('level: %s', (_why, asker, first, second) => {
    const fitWith = (other: Texts) => fitOfAnswers(answersOf(asker), answersOf(other))
    expect(byFit(fitWith(first), fitWith(second))).toBe(0)
  })
})
