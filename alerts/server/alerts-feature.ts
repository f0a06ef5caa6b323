import { alertCalls } from '@basera/alerts/contract'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import { every, inBatches } from '@basera/platform/server/jobs'
import type { Limit, Limits } from '@basera/platform/server/limits'
import { deleteAlert, findAddress, purgeAlerts } from './alerts.queries.ts'
import { grantWish } from './mails/grant-wish.ts'
import { alertsPersonalData } from './personal-data.ts'
import { alertNotFound, bringBackAlert, changeAlert, saveAlert, showAlert, showAlerts } from './save-alert.ts'
import { type SendNeeds, sendAlerts } from './send-alerts.ts'
import { askStillLooking } from './still-looking.ts'
import { registerAlertUnsubscribe } from './unsubscribe-route.ts'

interface AlertsOptions extends SendNeeds {
  readonly limits: Limits
}

const alertLimits: Readonly<Record<string, Limit>> = {
  'alert-change': { points: 120, seconds: 3600 },
  'alert-mail-wish': { points: 60, seconds: 3600 },
}

const purgedAtOnce = 1000

function alertTasks(options: AlertsOptions) {
  return [
    every(1, 'send-alerts', () => sendAlerts(options)),
    every(60, 'ask-still-looking', () => askStillLooking(options)),
    every(60, 'sweep-alerts', () => inBatches(purgedAtOnce, () => purgeAlerts(options.db, purgedAtOnce))),
  ]
}

async function showOwn(options: AlertsOptions, userId: string) {
  const { db, push } = options
  const address = await findAddress(db, userId)
  return {
    items: await showAlerts(db, options, userId),
    email: address?.email ?? '',
    email_proven: address?.proven ?? false,
    push: push ? ((await push.hasDevice(db, userId)) ? 'on' : 'no_device') : 'off',
  } as const
}

/** Saved searches that tell of what they find (alerts.search-saved), whatever they look for. */
export function alertsFeature(options: AlertsOptions): Feature {
  const { db, limits } = options
  return defineFeature({
    name: 'alerts',
    calls: alertCalls,
    handlers: {
      'GET /api/me/alerts': (_, { session }) => showOwn(options, session.userId),
      'POST /api/me/alerts': async ({ body }, member) => {
        await limits.spend('alert-change', member)
        return saveAlert(options, member.session.userId, 'rooms', body)
      },
      'POST /api/me/roommate-alerts': async ({ body }, member) => {
        await limits.spend('alert-change', member)
        return saveAlert(options, member.session.userId, 'roommates', body)
      },
      'PATCH /api/me/alerts/{id}': async ({ params, body }, member) => {
        const { userId } = member.session
        await limits.spend('alert-change', member)
        if ((await changeAlert(options, userId, [params.id], body)) === 0) throw alertNotFound()
        return showAlert(db, options, userId, params.id)
      },
      'POST /api/me/alerts/{id}/seen': async ({ params }, { session }) => {
        const { userId } = session
        if ((await changeAlert(options, userId, [params.id], { isSeen: true })) === 0) throw alertNotFound()
        return showAlert(db, options, userId, params.id)
      },
      'DELETE /api/me/alerts/{id}': async ({ params }, member) => {
        await limits.spend('alert-change', member)
        if ((await deleteAlert(db, member.session.userId, params.id)) === 0) throw alertNotFound()
        return undefined
      },
      'POST /api/me/alerts/{id}/restore': async ({ params }, member) => {
        await limits.spend('alert-change', member)
        return bringBackAlert(options, member.session.userId, params.id)
      },
      'PUT /api/alert-mails': async ({ body: { token, wish } }) => {
        await grantWish(options, token, wish)
        return { wish }
      },
    },
    limits: alertLimits,
    tasks: alertTasks(options),
    personalData: [alertsPersonalData(db)],
    routes: (app) => registerAlertUnsubscribe(app, options),
  })
}
