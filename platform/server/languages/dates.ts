import { type Language, languages } from '@basera/platform/contract/languages'

const timeZone = 'Asia/Kolkata'

/** '12 December 2026' in a language, by the calendar of India (shell.india-days). */
export const longDay = (language: Language, moment: Date): string =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone }).format(moment)

export const longTime = (language: Language, moment: Date): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
    ...(language === 'en' ? {} : { hourCycle: 'h23' }),
  }).format(moment)
