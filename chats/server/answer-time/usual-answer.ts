import { answerHours } from '@basera/chats/contract'

export interface FirstAnswer {
  /** Null without an answer. */
  readonly seconds: number | null
  readonly asked_at: Date
}

/** Chats that a figure needs. */
const chatsNeeded = 5
/** Milliseconds after which a chat without an answer counts. */
const patienceMs = 24 * 60 * 60 * 1000

/**
 * Hours within which at least half of these chats were answered, rounded up to one of {@link answerHours}; null where
 * there are too few, or it takes longer (chats.answer-time).
 */
export function usualAnswer(answers: readonly FirstAnswer[], now: Date): number | null {
  const counted = answers.filter(
    ({ seconds, asked_at }) => seconds !== null || now.getTime() - asked_at.getTime() > patienceMs,
  )
  if (counted.length < chatsNeeded) return null
  const sorted = counted.map(({ seconds }) => seconds ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b)
  const hours = (sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.POSITIVE_INFINITY) / 3600
  return answerHours.find((within) => hours <= within) ?? null
}
