import type { ChatHead } from '@basera/chats/contract'
import { useChatVisits } from './use-visits.ts'
import { VisitCard } from './visit-card.tsx'

interface VisitInLogProps {
  readonly chat: ChatHead
  /** The number of a message. */
  readonly seq: number
}

/** The card of a visit under the message that says what changed last. */
export function VisitInLog({ chat, seq }: VisitInLogProps) {
  const { data } = useChatVisits(chat.id)
  const visit = data?.items.find((one) => one.seq === seq)
  return visit && data ? <VisitCard visit={visit} address={data.visit_address} /> : null
}
