import { createHash, randomBytes } from 'node:crypto'
import {
  type SharedVisit,
  visitSentences as say,
  type Visit,
  type VisitAnswer,
  visitLinkLasts,
} from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import type { Language } from '@basera/platform/contract/languages'
import { saySentence } from '@basera/platform/server/languages'
import type { Database } from '../../database.ts'
import { visitNotFound } from '../change-visit.ts'
import { areaOf, presentVisit } from '../present-visit.ts'
import { findVisit, type VisitRow } from '../visits.queries.ts'
import { findSharedVisit, markBack, saveAnswer, saveLink } from './visit-links.queries.ts'

/** 256 random bits need no salt. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

async function ownVisit(db: Database, userId: string, visitId: string): Promise<VisitRow> {
  const row = await findVisit(db, userId, visitId)
  if (!row) throw visitNotFound()
  return row
}

const presented = async (db: Database, userId: string, visitId: string): Promise<Visit> =>
  presentVisit(await ownVisit(db, userId, visitId), userId)

/** Only its hash is kept (chats.visit-link). Throws `not_found`, `conflict` before a time is agreed or a day after. */
export async function makeLink(
  db: Database,
  userId: string,
  visitId: string,
): Promise<{ token: string; ends_at: string }> {
  const { state, starts_at: startsAt } = await ownVisit(db, userId, visitId)
  if (state !== 'accepted' || !startsAt) throw new Problem('conflict', say.notAccepted)
  const endsAt = new Date(startsAt.getTime() + visitLinkLasts)
  if (endsAt <= new Date()) throw new Problem('conflict', say.over)
  const token = randomBytes(32).toString('base64url')
  await saveLink(db, visitId, userId, hashOf(token))
  return { token, ends_at: endsAt.toISOString() }
}

/** Throws `not_found`, `conflict` where nobody has a link. */
export async function reportReturn(db: Database, userId: string, visitId: string): Promise<Visit> {
  await ownVisit(db, userId, visitId)
  if ((await markBack(db, visitId, userId)) === 0) throw new Problem('conflict', say.linkEnded)
  return presented(db, userId, visitId)
}

/** Asked of both after the visit (chats.visit-answer). Throws `not_found`, `conflict` before. */
export async function answerVisit(
  db: Database,
  userId: string,
  visitId: string,
  answer: VisitAnswer,
): Promise<Visit> {
  const { state, over_at: overAt } = await ownVisit(db, userId, visitId)
  if (state !== 'accepted' || overAt > new Date()) throw new Problem('conflict', say.notYet)
  await saveAnswer(db, visitId, userId, answer)
  return presented(db, userId, visitId)
}

const firstName = (name: string | null, language?: Language) =>
  name?.split(' ')[0] ?? saySentence(say.someone, language)

/** First names, pictures, the area and the time; never the address (chats.visit-link). Throws `not_found`. */
export async function showSharedVisit(
  db: Database,
  token: string,
  language?: Language,
): Promise<SharedVisit> {
  const row = await findSharedVisit(db, hashOf(token))
  if (!row?.starts_at) throw new Problem('not_found', say.linkEnded)
  const { avatar_url, other_avatar_url, role, starts_at: startsAt, back_at: backAt } = row
  const hasBegun = startsAt <= new Date()
  return {
    ...{ avatar_url, other_avatar_url, role, area: areaOf(row.area) },
    name: firstName(row.name, language),
    other_name: firstName(row.other_name, language),
    starts_at: startsAt.toISOString(),
    back_at: backAt?.toISOString() ?? null,
    state: backAt ? 'back' : row.cancelled ? 'cancelled' : hasBegun ? 'now' : 'coming',
  }
}
