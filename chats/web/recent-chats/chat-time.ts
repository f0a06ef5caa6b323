import { dayInIndia, sentencesOf, shortDate, todayInIndia } from '@basera/platform/web'
import en from './locales/en.json'

const t = sentencesOf(en)
const day = 86_400_000

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment (ISO 8601) in a list of conversations: HH:mm if today, 'Yesterday', else 'MMM dd' (marketplace 2), in India. */
export function chatTime(moment: string, now: Date = new Date()): string {
  const then = dayInIndia(moment)
  if (then === todayInIndia(now)) return clock.format(new Date(moment))
  if (then === todayInIndia(new Date(now.getTime() - day))) return t('chats.recent.yesterday')
  const [date = '', month = ''] = shortDate(then).split(' ')
  return `${month} ${date.padStart(2, '0')}`
}
