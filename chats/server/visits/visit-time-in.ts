import { visitTime } from '@basera/chats/contract'
import { type Language, languages } from '@basera/platform/contract/languages'

/** 'Sat 13 Jun, 10:00', as a language says it. */
export const visitTimeIn = (language: Language, moment: Date): string =>
  language === 'en'
    ? visitTime(moment)
    : new Intl.DateTimeFormat(languages[language].locale, {
        timeZone: 'Asia/Kolkata',
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(moment)
