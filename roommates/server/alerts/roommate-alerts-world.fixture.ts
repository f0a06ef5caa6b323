import type { Alert } from '@basera/alerts/contract'
import { alertsFeature } from '@basera/alerts/server'
import { type SendNeeds, type SentNotification, sendAlerts } from '@basera/alerts/testing'
import { noLimits } from '@basera/platform/server/limits'
import { outboxMailer, readOutbox } from '@basera/platform/server/outbox'
import { openSecrets } from '@basera/platform/server/secrets'
import type { Asked } from '@basera/testkit/world'
import { type Profile, roommateWorld } from '../roommate-world.fixture.ts'
import { matchQueuedProfiles } from './match-profiles.ts'
import { roommateAlerts } from './roommate-alerts.ts'

/** A Wednesday, half past ten in the morning in India. */
const wednesday = new Date('2026-12-02T05:00:00Z')

export const koramangala = 'lat=12.9352&lng=77.6245&place=Koramangala&radius_km=5'

/** Alerts beside profiles, on a database of this file's own. */
export async function roommateAlertsWorld(people: readonly Profile[]) {
  const world = await roommateWorld(people)
  const { db, query } = world
  const notified: (SentNotification & { readonly to: string })[] = []
  const needs: SendNeeds = {
    db,
    kinds: [roommateAlerts],
    secrets: openSecrets('a secret of the tests, at least thirty-two characters'),
    site: { publicUrl: 'https://basera.test', supportEmail: 'help@basera.test' },
    mails: { add: (trx, mail) => outboxMailer(trx).send(mail) },
    push: {
      hasDevice: async () => true,
      notify: async (_, to, notification) => void notified.push({ to, ...notification }),
    },
  }
  const app = await world.openApp([alertsFeature({ ...needs, limits: noLimits })])
  const ask = world.callOfApp(app)
  const trySave = (by: Profile, alert: Partial<Alert> = {}) =>
    ask({
      method: 'POST',
      url: '/api/me/roommate-alerts',
      by: by.id,
      body: {
        ...{ name: 'Koramangala', query: koramangala, by_mail: true, by_push: false, frequency: 'at_once' },
        ...alert,
      },
    })
  const save = async (by: Profile, alert: Partial<Alert> = {}): Promise<Alert> => {
    const answer = await trySave(by, alert)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json()
  }
  const show = (one: Profile, isShown: boolean) =>
    query('UPDATE user_profiles SET is_roommate_profile_enabled = $2 WHERE id = $1', [one.id, isShown])
  /** Their profile becomes listed. */
  const list = async (one: Profile, changes: object = {}) => {
    await show(one, false)
    const sets = Object.keys(changes).map((name, at) => `${name} = $${at + 2}`)
    if (sets.length > 0)
      await query(`UPDATE user_profiles SET ${sets} WHERE id = $1`, [one.id, ...Object.values(changes)])
    await show(one, true)
  }
  const match = () => matchQueuedProfiles(db, wednesday)
  const send = () => sendAlerts(needs, wednesday)
  const mailsTo = (person: Profile) => readOutbox(db, person.email)
  /** Compares what is queued, sends what is due, and gives how many mails a person has. */
  const tick = async (person: Profile) => {
    await match()
    await send()
    return (await mailsTo(person)).length
  }
  const alertsOf = async (person: Profile): Promise<Alert[]> =>
    (await ask({ url: '/api/me/alerts', by: person.id })).json().items
  const begin = async () => {
    for (const table of ['alerts', 'alert_days', 'roommate_alert_queue', 'blocks', 'outbox_messages'])
      await query(`DELETE FROM ${table}`)
    notified.length = 0
  }
  const call = (asked: Asked) => ask(asked)
  return { ...world, call, trySave, save, show, list, match, mailsTo, tick, alertsOf, notified, begin }
}

export type RoommateAlertsWorld = Awaited<ReturnType<typeof roommateAlertsWorld>>
