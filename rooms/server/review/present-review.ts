import type { ReviewFinding, ReviewReason, RoomReview } from '@basera/rooms/contract'
import { judgeWording } from '@basera/trust/server'
import type { OwnRoomRow } from '../own/own-rooms.queries.ts'
import { cheatIn, wordsOf } from './check-wording.ts'

type Row = Pick<
  OwnRoomRow,
  'title' | 'description' | 'custom_amenities' | 'rent' | 'review_since' | 'review_reasons' | 'review_asked'
>

const none = { kind: null, words: null, instead: null }

function findingsOf(reason: ReviewReason, room: Row): ReviewFinding[] {
  if (reason === 'scam_wording') return [{ reason, ...none, kind: cheatIn(room)?.kind ?? null }]
  if (reason !== 'fair_housing') return [{ reason, ...none }]
  const shutOut = judgeWording(wordsOf(room))
  if (shutOut.length === 0) return [{ reason, ...none }]
  return shutOut.map(({ kind, words, instead }) => ({ reason, kind, words, instead }))
}

export function presentReview(room: Row): RoomReview | null {
  const { review_since: since, review_reasons: reasons, review_asked: asked } = room
  if (!since || !reasons) return null
  return {
    since: since.toISOString(),
    asked,
    findings: reasons.flatMap((reason) => findingsOf(reason, room)),
  }
}
