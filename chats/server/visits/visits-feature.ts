import { memberLanguage } from '@basera/accounts/server'
import { visitCalls, visitSentences } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { defineFeature, type Feature, type Member } from '@basera/platform/server/feature'
import { every, inBatches } from '@basera/platform/server/jobs'
import type { Limit, Limits } from '@basera/platform/server/limits'
import type { ChatEventListener } from '../messages/chat-event-listener.ts'
import { visitCalendar } from './calendar/visit-calendar.ts'
import { changeVisit, proposeVisit, visitNotFound } from './change-visit.ts'
import { showVisitCount } from './count/show-visit-count.ts'
import { removeEndedLinks, removeLink } from './links/visit-links.queries.ts'
import { answerVisit, makeLink, reportReturn, showSharedVisit } from './links/visit-links.ts'
import { listVisits, showVisitsOfChat } from './list-visits.ts'
import { presentVisit } from './present-visit.ts'
import { type ReminderNeeds, remindOfVisits } from './reminders/remind-visits.ts'
import { findVisit } from './visits.queries.ts'

export interface VisitsOptions extends ReminderNeeds {
  readonly limits: Limits
  readonly listener: Required<ChatEventListener>
}

/** chats.visit-limits */
const visitLimits: Readonly<Record<string, Limit>> = {
  'visit-change': { points: 60, seconds: 3600 },
  'visit-link': { points: 20, seconds: 3600 },
  'visit-count': { points: 300, seconds: 60 },
  'visit-link-look': { points: 120, seconds: 60 },
}

const linksAtOnce = 1000

/** Only of an agreed time. Throws `not_found`, `conflict`. */
async function showCalendar({ db, site }: VisitsOptions, member: Member, visitId: string): Promise<string> {
  const { userId } = member.session
  const row = await findVisit(db, userId, visitId)
  if (!row) throw visitNotFound()
  if (!row.starts_at) throw new Problem('conflict', visitSentences.notAccepted)
  const { visit_address: address } = presentVisit(row, userId)
  const language = await memberLanguage(db, member)
  return visitCalendar({ row, startsAt: row.starts_at, address, publicUrl: site.publicUrl, language })
}

/** Visits to rooms, agreed in the chats about them (chats.visit-slots). */
export function visitsFeature(options: VisitsOptions): Feature {
  const { db, limits } = options
  return defineFeature({
    name: 'visits',
    calls: visitCalls,
    handlers: {
      'GET /api/chats/{id}/visits': ({ params }, { session }) =>
        showVisitsOfChat(db, session.userId, params.id),
      'POST /api/chats/{id}/visits': async ({ params, body }, member) => {
        await limits.spend('visit-change', member)
        return proposeVisit(options, member.session.userId, params.id, body)
      },
      'PATCH /api/visits/{id}': async ({ params, body }, member) => {
        await limits.spend('visit-change', member)
        return changeVisit(options, member.session.userId, params.id, body)
      },
      'GET /api/me/visits': (_, { session }) => listVisits(db, session.userId),
      'GET /api/visits/{id}.ics': ({ params }, member) => showCalendar(options, member, params.id),
      'POST /api/visits/{id}/link': async ({ params }, member) => {
        await limits.spend('visit-link', member)
        return makeLink(db, member.session.userId, params.id)
      },
      'DELETE /api/visits/{id}/link': async ({ params }, { session }) => {
        await removeLink(db, params.id, session.userId)
        return undefined
      },
      'POST /api/visits/{id}/back': ({ params }, { session }) => reportReturn(db, session.userId, params.id),
      'PUT /api/visits/{id}/answer': async ({ params, body }, member) => {
        await limits.spend('visit-change', member)
        return answerVisit(db, member.session.userId, params.id, body.answer)
      },
      'GET /api/rooms/{room_id}/visits': ({ params }, { session }) =>
        showVisitCount(db, params.room_id, session?.userId),
      'GET /api/visit-links/{token}': ({ params }, { language }) =>
        showSharedVisit(db, params.token, language),
    },
    limits: visitLimits,
    callLimits: {
      'GET /api/visit-links/{token}': 'visit-link-look',
      'GET /api/rooms/{room_id}/visits': 'visit-count',
    },
    tasks: [
      every(1, 'remind-of-visits', () => remindOfVisits(options)),
      every(60, 'end-visit-links', () => inBatches(linksAtOnce, () => removeEndedLinks(db, linksAtOnce))),
    ],
  })
}
