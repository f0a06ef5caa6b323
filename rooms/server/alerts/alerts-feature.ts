import { defineFeature, type Feature } from '@basera/platform/server/feature'
import { every, inBatches } from '@basera/platform/server/jobs'
import type { Limit, Limits } from '@basera/platform/server/limits'
import { alertCalls } from '@basera/rooms/contract'
import { alertPace } from './alert-pace.ts'
import { deleteAlert, findAddress, findAlerts, purgeAlerts } from './alerts.queries.ts'
import { grantWish } from './mails/grant-wish.ts'
import { matchQueuedRooms } from './match-rooms.ts'
import {
  alertNotFound,
  bringBackAlert,
  changeAlert,
  presentAlert,
  saveAlert,
  showAlert,
} from './save-alert.ts'
import { type SendNeeds, sendAlerts } from './send-alerts.ts'
import { askStillLooking } from './still-looking.ts'
import { registerAlertUnsubscribe } from './unsubscribe-route.ts'

interface AlertsOptions extends SendNeeds {
  readonly limits: Limits
}

const alertLimits: Readonly<Record<string, Limit>> = {
  'alert-change': { points: 120, seconds: 3600 },
  /** Of a client address. */
  'alert-pace': { points: 300, seconds: 60 },
  'alert-mail-wish': { points: 60, seconds: 3600 },
}

const purgedAtOnce = 1000

function alertTasks(options: AlertsOptions) {
  return [
    every(1, 'match-alert-rooms', () => matchQueuedRooms(options)),
    every(1, 'send-alerts', () => sendAlerts(options)),
    every(60, 'ask-still-looking', () => askStillLooking(options)),
    every(60, 'sweep-alerts', () => inBatches(purgedAtOnce, () => purgeAlerts(options.db, purgedAtOnce))),
  ]
}

async function showAlerts({ db, push }: AlertsOptions, userId: string) {
  return {
    items: (await findAlerts(db, userId)).map(presentAlert),
    email: (await findAddress(db, userId))?.email ?? '',
    push: push ? ((await push.hasDevice(db, userId)) ? 'on' : 'no_device') : 'off',
  } as const
}

/** Saved searches that tell of new rooms and of falls in rent (rooms.alert-saved). */
export function alertsFeature(options: AlertsOptions): Feature {
  const { db, places, limits } = options
  return defineFeature({
    name: 'alerts',
    calls: alertCalls,
    handlers: {
      'GET /api/me/alerts': (_, { session }) => showAlerts(options, session.userId),
      'POST /api/me/alerts': async ({ body }, member) => {
        await limits.spend('alert-change', member)
        return saveAlert(db, places, member.session.userId, body)
      },
      'PATCH /api/me/alerts/{id}': async ({ params, body }, member) => {
        const { userId } = member.session
        await limits.spend('alert-change', member)
        if ((await changeAlert(db, userId, params.id, body)) === 0) throw alertNotFound()
        return showAlert(db, userId, params.id)
      },
      'POST /api/me/alerts/{id}/seen': async ({ params }, { session }) => {
        const { userId } = session
        if ((await changeAlert(db, userId, params.id, {})) === 0) throw alertNotFound()
        return showAlert(db, userId, params.id)
      },
      'DELETE /api/me/alerts/{id}': async ({ params }, member) => {
        await limits.spend('alert-change', member)
        if ((await deleteAlert(db, member.session.userId, params.id)) === 0) throw alertNotFound()
        return undefined
      },
      'POST /api/me/alerts/{id}/restore': async ({ params }, member) => {
        await limits.spend('alert-change', member)
        return bringBackAlert(db, member.session.userId, params.id)
      },
      'GET /api/alert-pace': ({ query }) => alertPace(db, places, query.query),
      'PUT /api/alert-mails': async ({ body: { token, wish } }) => {
        await grantWish(options, token, wish)
        return { wish }
      },
    },
    limits: alertLimits,
    callLimits: { 'GET /api/alert-pace': 'alert-pace' },
    tasks: alertTasks(options),
    routes: (app) => registerAlertUnsubscribe(app, options),
  })
}
