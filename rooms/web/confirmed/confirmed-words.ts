import { dayInIndia, sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

const t = sentencesOf(en)
const day = 86_400_000

/** Whole days between a moment (ISO 8601) and `today`, both as days in India; 0 for later moments. */
const daysBefore = (today: string, moment: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(dayInIndia(moment))) / day))

/** When the lister last confirmed: "Confirmed yesterday". */
export const confirmedWords = (confirmedAt: string, today: string): string =>
  t('rooms.confirmed', { n: daysBefore(today, confirmedAt) })
