import type { Visit, VisitChange } from '@basera/chats/contract'
import { noLimits } from '@basera/platform/server/limits'
import { readOutbox } from '@basera/platform/server/outbox'
import { asha, type ChatWorld, chatWorld, type Person, rohan } from '../chat-world.fixture.ts'
import type { CardMark } from '../messages/chat-event-listener.ts'
import { mailsToOutbox, secrets, site } from '../notifications/notifications-world.fixture.ts'
import { remindOfVisits } from './reminders/remind-visits.ts'
import { visitsFeature } from './visits-feature.ts'

type Change = VisitChange extends infer C
  ? C extends VisitChange
    ? Omit<C, 'version' | 'change_id'>
    : never
  : never

const quarter = 15 * 60_000

/** A quarter of an hour `hours` from now. */
export const slotIn = (hours: number): string =>
  new Date(Math.ceil((Date.now() + hours * 3_600_000) / quarter) * quarter).toISOString()

/** Visits beside chats, on a database of this file's own; asha lists rooms, rohan looks at them. */
export async function visitsWorld() {
  const world: ChatWorld = await chatWorld()
  const { db, query } = world
  const notified: { readonly to: string; readonly body: string }[] = []
  const marks: CardMark[] = []
  const notices = {
    notify: async (_: unknown, to: string, { body }: { readonly body: string }) =>
      void notified.push({ to, body }),
  }
  const needs = { db, mails: mailsToOutbox, secrets, site, notices }
  const listener = {
    onMessage: () => undefined,
    onRead: () => undefined,
    onUnsent: () => undefined,
    onNumber: () => undefined,
    onVisit: (mark: CardMark) => void marks.push(mark),
  }
  const app = await world.openApp([visitsFeature({ ...needs, limits: noLimits, listener })])
  await query('UPDATE auth_users SET email_proven_at = now()')
  const ask = world.callOf(app)
  const propose = (by: Person, chat: string, body: object = {}) =>
    ask({
      method: 'POST',
      url: `/api/chats/${chat}/visits`,
      by: by.id,
      body: { client_id: crypto.randomUUID(), slots: [slotIn(30)], ...body },
    })
  const change = (by: Person, visit: Pick<Visit, 'id' | 'version'>, body: Change & { change_id?: string }) =>
    ask({
      method: 'PATCH',
      url: `/api/visits/${visit.id}`,
      by: by.id,
      body: { version: visit.version, change_id: crypto.randomUUID(), ...body },
    })
  const get = (by: Person, url: string) => ask({ url, by: by.id })
  /** A chat of rohan with asha about her room, with a visit that asha offered. */
  const offered = async (slots: readonly string[] = [slotIn(30)]): Promise<Visit> => {
    const chat = await world.startedChat()
    return (await propose(asha, chat, { slots, visit_address: '14, 7th Cross' })).json()
  }
  const accepted = async (slots?: readonly string[]): Promise<Visit> => {
    const visit = await offered(slots)
    const starts_at = visit.slots[0] ?? ''
    return (await change(rohan, visit, { action: 'accept', starts_at })).json()
  }
  /** Lets hours pass for a visit: it is as if it had been agreed so much earlier. */
  const pass = (visit: Pick<Visit, 'id'>, hours: number) =>
    query(
      `UPDATE visits SET starts_at = starts_at - $2 * interval '1 hour', over_at = over_at - $2 * interval '1 hour',
        remind_at = remind_at - $2 * interval '1 hour' WHERE id = $1`,
      [visit.id, hours],
    )
  const remind = (now: Date) => remindOfVisits(needs, now)
  const mailsTo = (person: Person) => readOutbox(db, person.email)
  const begin = async () => {
    for (const table of ['outbox_messages', 'chats', 'blocks', 'chat_notices', 'rooms'])
      await query(`DELETE FROM ${table}`)
    notified.length = 0
    marks.length = 0
  }
  const close = async () => {
    await app.close()
    await world.close()
  }
  return {
    ...{
      ...world,
      needs,
      listener,
      ask,
      propose,
      change,
      get,
      offered,
      accepted,
      pass,
      remind,
      mailsTo,
      begin,
      close,
    },
    ...{ notified, marks },
  }
}

export type VisitsWorld = Awaited<ReturnType<typeof visitsWorld>>
