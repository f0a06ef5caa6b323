import type { SafetyCalls } from '@basera/accounts/contract'
import type { ChatHead } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { type Said, useSendReport } from '@basera/trust/web'
import { useRef } from 'react'
import { removeFromChatLists } from '../list/chat-list-cache.ts'

export function useChatActions(chat: ChatHead, onBlocked: () => void) {
  const api = useApi<SafetyCalls>()
  const sendReport = useSendReport()
  const isBlocked = useRef(false)
  const block = async () => {
    await api('PUT /api/me/blocks/{user_id}', { params: { user_id: chat.other.id } })
    isBlocked.current = true
  }
  const report = (said: Said) => sendReport({ about: 'person', id: chat.other.id }, said)
  const reportMessage = (id: string, said: Said) => sendReport({ about: 'message', id }, said)
  const closed = () => {
    if (!isBlocked.current) return
    removeFromChatLists(chat.id)
    onBlocked()
  }
  return { block, report, reportMessage, closed }
}
