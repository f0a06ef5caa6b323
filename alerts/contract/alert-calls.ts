import { type Calls, id, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import {
  alertFields,
  alertFrequencies,
  alertKinds,
  alertPushStates,
  alertQueryMax,
  alertWishes,
} from './alert-fields.ts'

/** `new_results` are matches since `seen_at` that can still be found, counted up to 100. */
const alert = z.object({
  id: z.string(),
  /** What the search looks for. */
  kind: z.enum(alertKinds),
  name: z.string(),
  query: z.string(),
  by_mail: z.boolean(),
  by_push: z.boolean(),
  frequency: z.enum(alertFrequencies),
  created_at: timestamp,
  seen_at: timestamp,
  paused_at: timestamp.nullable(),
  new_results: z.number().int().nonnegative(),
})
export type Alert = z.output<typeof alert>

const params = z.strictObject({ id })

const newAlert = z.strictObject({ ...alertFields, query: z.string().max(alertQueryMax) })

/** A member's saved searches, of all kinds (alerts.search-saved). Somebody else's is not found. */
export const alertCalls = {
  'GET /api/me/alerts': {
    summary: 'Own alerts, the last saved first',
    access: 'signed-in',
    response: z.object({
      items: z.array(alert),
      /** Where mails go. */
      email: z.string(),
      /** Nothing is mailed before the mailbox is proven. */
      email_proven: z.boolean(),
      /** Whether notifications are set up by the operator, and on in any of the member's browsers. */
      push: z.enum(alertPushStates),
    }),
  },
  'POST /api/me/alerts': {
    summary:
      'Save a search for rooms; saved again, it is the same alert with the new name, channels and frequency',
    access: 'signed-in',
    body: newAlert,
    response: alert,
    status: 201,
  },
  'POST /api/me/roommate-alerts': {
    summary: 'Save a search for roommates, as one for rooms is saved',
    access: 'verified',
    body: newAlert,
    response: alert,
    status: 201,
  },
  'PATCH /api/me/alerts/{id}': {
    summary: 'Change the name, channels or frequency of an alert, pause it or go on with it',
    access: 'signed-in',
    params,
    body: z.strictObject({
      name: z.optional(alertFields.name),
      by_mail: z.optional(alertFields.by_mail),
      by_push: z.optional(alertFields.by_push),
      frequency: z.optional(alertFields.frequency),
      paused: z.boolean().optional(),
    }),
    response: alert,
  },
  'POST /api/me/alerts/{id}/seen': {
    summary: 'What an alert found was opened; answers the alert',
    access: 'signed-in',
    params,
    response: alert,
  },
  'DELETE /api/me/alerts/{id}': {
    summary: 'Delete an alert; it can be restored for a minute',
    access: 'signed-in',
    params,
    response: z.undefined(),
    status: 204,
  },
  'POST /api/me/alerts/{id}/restore': {
    summary: 'Bring back an alert that was just deleted',
    access: 'signed-in',
    params,
    response: alert,
  },
  'PUT /api/alert-mails': {
    summary: 'Change alerts with the token of a mail about them; needs no session',
    access: 'public',
    body: z.strictObject({ token: z.string().min(1).max(200), wish: z.enum(alertWishes) }),
    response: z.object({ wish: z.enum(alertWishes) }),
  },
} satisfies Calls
export type AlertCalls = typeof alertCalls
