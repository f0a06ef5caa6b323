import { dayInIndia, sentencesOf } from '@basera/platform/web'
import en from './locales/en.json'

const t = sentencesOf(en)
const day = 86_400_000

/** Whole days between the day in India of a moment (ISO 8601) and `today` (`YYYY-MM-DD`); 0 for a moment after it. */
export const daysBefore = (today: string, moment: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(dayInIndia(moment))) / day))

/** When a lister last said that a room is on offer: "Confirmed yesterday". */
export const confirmedWords = (confirmedAt: string, today: string): string =>
  t('rooms.confirmed', { n: daysBefore(today, confirmedAt) })
