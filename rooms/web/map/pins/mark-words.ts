import { rupees, sentencesOf } from '@basera/platform/web'
import en from '../../locales/en.json'
import type { Mark } from './group-pins.ts'

const t = sentencesOf(en)
const grouped = new Intl.NumberFormat('en-IN')

export function markText({ kind, count, countIsExact, rent }: Mark): string {
  if (kind === 'cluster') return countIsExact ? grouped.format(count) : `${grouped.format(count - 1)}+`
  if (kind === 'stack') return t('rooms.map.stackPin', { rent: rupees(rent), more: count - 1 })
  return rupees(rent)
}

/** The mark in words; `savedCount` of its rooms are saved. */
export function markLabel(mark: Mark, savedCount = 0): string {
  const words = labelOf(mark)
  if (savedCount === 0) return words
  return mark.kind === 'pin'
    ? t('rooms.map.savedPin', { pin: words })
    : t('rooms.map.savedStack', { stack: words, n: savedCount })
}

function labelOf({ kind, count, countIsExact, rent, rooms }: Mark): string {
  const values = { n: count, more: count - 1, rent: rupees(rent) }
  if (kind === 'stack') return t('rooms.map.stack', values)
  if (kind === 'pin') return t('rooms.map.pin', { rent: rupees(rent), title: rooms[0]?.title ?? '' })
  return countIsExact
    ? t('rooms.map.cluster', values)
    : t('rooms.map.clusterAtLeast', { ...values, n: count - 1 })
}
