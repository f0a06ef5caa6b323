import {
  type NumberAction,
  type NumberState,
  numberMessages,
  numberSentences as say,
} from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import type { NumberPatch } from './numbers.queries.ts'

export interface NumberDecision {
  readonly patch: NumberPatch
  /** The message that says so; null where the other is not told. */
  readonly text: string | null
}

interface Known {
  readonly state: NumberState
  readonly declined: boolean
}

const to = (
  state: NumberPatch['state'],
  text: string | null,
  more: Partial<NumberPatch> = {},
): NumberDecision => ({ patch: { state, declined: false, agrees: false, ...more }, text })

const nothing = () => new Problem('conflict', say.nothing)

/** What the two sides do to agree: one first, then the other. */
function agree({ state }: Known, isOwner: boolean): NumberDecision | 'done' {
  const own = isOwner ? 'offered' : 'asked'
  if (state === own || state === 'shared') return 'done'
  if (state === 'none' || state === 'ended')
    return to(own, isOwner ? numberMessages.offered : numberMessages.asked, { agrees: isOwner })
  return to('shared', isOwner ? numberMessages.given : numberMessages.taken, { agrees: isOwner })
}

function putOff({ state, declined }: Known, isOwner: boolean): NumberDecision | 'done' {
  if (state !== (isOwner ? 'asked' : 'offered')) throw nothing()
  return declined ? 'done' : to(state, null, { declined: true })
}

function end({ state }: Known, isOwner: boolean): NumberDecision | 'done' {
  if (state === 'none' || state === 'ended') return 'done'
  if (isOwner === (state === 'asked')) throw nothing()
  return to('ended', isOwner ? numberMessages.takenBack : numberMessages.askedNoMore)
}

const actions = { agree, not_now: putOff, end }

/** `done` where nothing is left to do (chats.number-once). Throws `conflict` where there is nothing to decide about. */
export const decideNumber = (known: Known, isOwner: boolean, action: NumberAction): NumberDecision | 'done' =>
  actions[action](known, isOwner)
