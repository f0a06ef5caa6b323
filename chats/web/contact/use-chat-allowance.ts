import { useSession } from '@basera/accounts/web'
import type { ChatCalls } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { useEffect, useState } from 'react'

/** What a new chat with somebody meets, known before it is written (trust.allowance-told); visitors are not asked. */
export function useChatAllowance(to: string): string | undefined {
  const api = useApi<ChatCalls>()
  const { user } = useSession()
  const [note, setNote] = useState<string>()
  const isMember = user !== null
  useEffect(() => {
    if (!isMember) return
    const stop = new AbortController()
    api('GET /api/me/allowance/chats', { query: { to } }, { signal: stop.signal }).then(
      (allowance) => setNote(allowance.note ?? undefined),
      // The server says it when the message is sent.
      () => undefined,
    )
    return () => stop.abort()
  }, [api, isMember, to])
  return note
}
