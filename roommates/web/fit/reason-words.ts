import { rupees, sentencesOf } from '@basera/platform/web'
import { type ProfileReason, sameAreaKm } from '@basera/roommates/contract'
import { tagWords } from '../card/tag-words.ts'
import en from '../locales/en.json'

const t = sentencesOf(en)

/** Share of the higher budget up to which budgets are close. */
const closeBudgets = 0.15

/** km up to which the distance speaks for the two. */
const nearbyKm = 10

/** A reason in words, and whether it speaks for the two. */
export interface ReasonWords {
  readonly words: string
  readonly speaks: 'for' | 'against'
}

const tagsOf = (tags: readonly string[]) => tags.map(tagWords).join(', ')

function budgetWords(
  { yours, theirs, apart }: ProfileReason & { kind: 'budgets' },
  name: string,
): ReasonWords {
  const sums = { yours: rupees(yours), theirs: rupees(theirs), name }
  if (yours === theirs) return { words: t('roommates.fit.budgetsSame', { sum: sums.yours }), speaks: 'for' }
  if (apart <= closeBudgets) return { words: t('roommates.fit.budgetsNear', sums), speaks: 'for' }
  const percent = Math.round(apart * 100)
  return { words: t('roommates.fit.budgetsApart', { ...sums, percent }), speaks: 'against' }
}

/** `name` is the other's first name, or "This person". */
export function reasonWords(reason: ProfileReason, name: string): ReasonWords {
  switch (reason.kind) {
    case 'they-are-what-you-wish':
    case 'you-are-what-they-wish': {
      const { tags, of } = reason
      const who = reason.kind === 'they-are-what-you-wish' ? 'theyAre' : 'youAre'
      if (tags.length === 0) return { words: t(`roommates.fit.${who}None`, { name, of }), speaks: 'against' }
      const values = { name, of, n: tags.length, tags: tagsOf(tags) }
      return { words: t(`roommates.fit.${who}`, values), speaks: tags.length * 2 >= of ? 'for' : 'against' }
    }
    case 'both-are':
      return reason.tags.length === 0
        ? { words: t('roommates.fit.bothAreNone'), speaks: 'against' }
        : { words: t('roommates.fit.bothAre', { tags: tagsOf(reason.tags) }), speaks: 'for' }
    case 'budgets':
      return budgetWords(reason, name)
    case 'distance':
      return reason.km < sameAreaKm
        ? { words: t('roommates.fit.distanceSame'), speaks: 'for' }
        : {
            words: t('roommates.fit.distance', { km: Math.round(reason.km) }),
            speaks: reason.km <= nearbyKm ? 'for' : 'against',
          }
  }
}
