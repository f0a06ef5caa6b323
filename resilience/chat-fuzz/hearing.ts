import type { ServerFrame } from '@basera/chats/contract'
import type { Findings } from './findings.ts'
import { deafAfter, type Person, type Stage } from './stage.ts'

export interface Hearing {
  readonly stage: Stage
  readonly person: Person
  readonly findings: Findings
  /** Milliseconds by which this process has been late since the block. */
  readonly lag: () => number
}

/** Looks whether a frame may come to this person at all (chats.members-only, chats.blocked-pair). */
export function checkHeard({ stage, person, findings, lag }: Hearing, frame: ServerFrame): void {
  const { chats, block, people } = stage
  const text = JSON.stringify(frame)
  if (people.some((one) => one !== person && text.includes(one.email)))
    findings.fault(`${person.name} was told an e-mail`, frame)
  if (frame.type === 'error' || frame.type === 'pong') return
  const about = 'chat_id' in frame ? frame.chat_id : frame.user_id
  const chat = chats.find(
    ({ id, members }) => members.includes(person.id) && (id === about || members.includes(about)),
  )
  if (!chat || about === person.id) {
    findings.fault(`${person.name} was told of what is not theirs`, frame)
    return
  }
  if (frame.type === 'message' && !chat.members.includes(frame.sender_id))
    findings.fault(`${person.name} got a message of a stranger`, frame)
  if (chat !== block.chat || block.doneAt === undefined || frame.type === 'gone') return
  const after = performance.now() - block.doneAt
  findings.lastHeard = Math.max(findings.lastHeard, after)
  if (after > deafAfter + lag())
    findings.fault(`${person.name} heard of the blocked ${after.toFixed(0)} ms later`, frame)
}
