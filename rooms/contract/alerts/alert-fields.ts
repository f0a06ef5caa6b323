import { requiredLine } from '@basera/platform/contract'
import * as z from 'zod/mini'
import { alertSentences as say } from './sentences.ts'

/** Alerts of one person (rooms.alert-limit). */
export const alertsMax = 10
/** Characters. */
export const alertNameMax = 80
export const alertQueryMax = 4000

/** Rooms that one mail shows (rooms.alert-mail). */
export const mailedRoomsMax = 6
/** Alerts that a person gets at once in a day; what comes later waits for the morning (rooms.alert-daily-limit). */
export const alertsAtOnceMax = 5
/** How long a deleted alert can be restored (rooms.alert-delete-undo). */
export const alertRestoreSeconds = 60
/** Days without opening until a person is asked, and from then until the alert pauses (rooms.alert-still-looking). */
export const stillLookingDays = 60
export const stillLookingAnswerDays = 7

/** `daily` at 8:00 and `weekly` on Saturdays at 8:00 in India (rooms.alert-frequency). */
export const alertFrequencies = ['at_once', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** What a link in a mail does; `keep` goes on with alerts that were stopped or paused (rooms.alert-mail-links). */
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
