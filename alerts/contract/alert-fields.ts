import { requiredLine } from '@basera/platform/contract'
import * as z from 'zod/mini'
import { alertSentences as say } from './sentences.ts'

/** What a saved search looks for. */
export const alertKinds = ['rooms', 'roommates'] as const
export type AlertKindName = (typeof alertKinds)[number]

/** Alerts of one person, of all kinds (alerts.ten-at-most). */
export const alertsMax = 10
export const alertNameMax = 80
export const alertQueryMax = 4000

/** Rooms and people that one mail shows (alerts.mail-contents). */
export const mailedMax = 6
/** Alerts that a person gets at once in a day; what comes later waits for the morning (alerts.daily-limit). */
export const alertsAtOnceMax = 5
/** How long a deleted alert can be restored (alerts.delete-undo). */
export const alertRestoreSeconds = 60
/** Days without opening until a person is asked, and from then until the alert pauses (alerts.still-looking). */
export const stillLookingDays = 60
export const stillLookingAnswerDays = 7

/** `daily` at 8:00 and `weekly` on Saturdays at 8:00 in India (alerts.how-often). */
export const alertFrequencies = ['at_once', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** What a link in a mail does; `keep` goes on with alerts that were stopped or paused (alerts.mail-links). */
export const alertWishes = ['weekly', 'pause', 'stop', 'keep'] as const
export type AlertWish = (typeof alertWishes)[number]

export const alertPushStates = ['off', 'no_device', 'on'] as const
export type AlertPushState = (typeof alertPushStates)[number]

export const alertFields = {
  name: requiredLine({ required: say.nameRequired, max: alertNameMax, long: say.nameLong }),
  by_mail: z.boolean(),
  by_push: z.boolean(),
  frequency: z.enum(alertFrequencies),
}
