import type { Alert } from '@basera/alerts/contract'
import { alertsFeature } from '@basera/alerts/server'
import { type AlertPush, type SendNeeds, type SentNotification, sendAlerts } from '@basera/alerts/testing'
import { noLimits } from '@basera/platform/server/limits'
import type { Mail, MailQueue } from '@basera/platform/server/mail'
import { outboxMailer, readOutbox } from '@basera/platform/server/outbox'
import { openSecrets } from '@basera/platform/server/secrets'
import type { Asked } from '@basera/testkit/world'
import { addRooms, type Person, roomWorld } from '../room-world.fixture.ts'
import { type MatchNeeds, matchQueuedRooms } from './match-rooms.ts'
import { roomAlerts } from './room-alerts.ts'
import { roomAlertsFeature } from './room-alerts-feature.ts'

export const secrets = openSecrets('a secret of the tests, at least thirty-two characters')
const site = { publicUrl: 'https://basera.test', supportEmail: 'help@basera.test' }

/** A Wednesday, half past ten in the morning in India. */
export const wednesday = new Date('2026-12-02T05:00:00Z')
export const later = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000)

export const koramangala = 'lat=12.9352&lng=77.6245&place=Koramangala&radius_km=5'
const someRoom = {
  ...{ title: 'A room with a window', address: '1st Main, Koramangala, Bengaluru', rent: 9000 },
  ...{ latitude: 12.935, longitude: 77.624, available_from: '2026-12-01', max_tenants: 2 },
}

/** Alerts beside rooms, on a database of this file's own. */
export async function alertsWorld(rooms = 0) {
  const world = await roomWorld(rooms)
  const { db, places, query } = world
  const notified: (SentNotification & { readonly to: string })[] = []
  const queued: Mail[] = []
  /** Mails are in the outbox once their transaction is committed. */
  const mails: MailQueue = {
    add: (trx, mail) => {
      queued.push(mail)
      return outboxMailer(trx).send(mail)
    },
  }
  const push: AlertPush = {
    hasDevice: async () => true,
    notify: async (_, to, notification) => void notified.push({ to, ...notification }),
  }
  const kinds = [roomAlerts({ places, showsRooms: true })]
  const needs: SendNeeds & MatchNeeds = { db, places, kinds, secrets, site, mails, push }
  const app = await world.openApp([alertsFeature({ ...needs, limits: noLimits }), roomAlertsFeature(needs)])
  const ask = world.callOf(app)
  const save = async (by: Person, alert: Partial<Alert> = {}): Promise<Alert> => {
    const body = {
      name: 'Koramangala',
      query: koramangala,
      by_mail: true,
      by_push: false,
      frequency: 'at_once',
      ...alert,
    }
    const answer = await ask({ method: 'POST', url: '/api/me/alerts', by: by.id, body })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json()
  }
  const change = (by: Person, method: NonNullable<Asked['method']>, path: string, body?: object) =>
    ask({ method, url: `/api/me/alerts/${path}`, by: by.id, ...(body && { body }) })
  let listed = 0
  const list = async (by: Person, room: object = {}): Promise<string> => {
    const id = `e0000000-0000-4000-8000-${String(listed++).padStart(12, '0')}`
    await addRooms(world, [{ id, user_id: by.id, ...someRoom, ...room }])
    return id
  }
  const match = (now = wednesday) => matchQueuedRooms(needs, now)
  const send = (now = wednesday) => sendAlerts(needs, now)
  const mailsTo = (person: Person) => readOutbox(db, person.email)
  const alertsOf = async (person: Person): Promise<Alert[]> =>
    (await ask({ url: '/api/me/alerts', by: person.id })).json().items
  const begin = async () => {
    for (const table of ['alerts', 'alert_days', 'alert_rooms', 'blocks', 'outbox_messages', 'rooms'])
      await query(`DELETE FROM ${table}`)
    notified.length = 0
    queued.length = 0
  }
  return {
    ...world,
    needs,
    alertsApp: app,
    ask,
    save,
    change,
    list,
    match,
    send,
    mailsTo,
    alertsOf,
    notified,
    queued,
    begin,
  }
}

export type AlertsWorld = Awaited<ReturnType<typeof alertsWorld>>
