import { dayInIndia, language, longDate, sentencesOf, shortDate, todayInIndia } from '@basera/platform/web'
import en from './locales/en.json'

const t = sentencesOf(en)
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const day = 86_400_000

const monthDay = (date: string): string => `${months[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(8)}`
const shortDay = (date: string, spoken: string) => (spoken === 'en' ? monthDay(date) : shortDate(date))
const longDay = (date: string, spoken: string) =>
  spoken === 'en' ? `${monthDay(date)}, ${date.slice(0, 4)}` : longDate(date)

export const timeOfDay = (moment: string): string => clock.format(new Date(moment))

const isYesterday = (date: string, now: Date) => date === todayInIndia(new Date(now.getTime() - day))

/** The time of a chat's last message: HH:mm today, 'Yesterday', else 'MMM dd', or the day of another language (chats.list-times). */
export function chatTime(moment: string, now = new Date(), spoken = language): string {
  const date = dayInIndia(moment)
  if (date === todayInIndia(now)) return timeOfDay(moment)
  return isYesterday(date, now) ? t('chats.yesterday') : shortDay(date, spoken)
}

/** Today, Yesterday or 'MMM dd, yyyy' (chats.day-labels). `date` is a day in India, `yyyy-mm-dd`. */
export function dayLabel(date: string, now = new Date(), spoken = language): string {
  if (date === todayInIndia(now)) return t('chats.today')
  return isYesterday(date, now) ? t('chats.yesterday') : longDay(date, spoken)
}
