import type { SafetyCalls } from '@basera/accounts/contract'
import type { ChatCalls, ChatHead } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import type { ReportBody } from '@basera/trust/contract'
import { useRef } from 'react'
import { removeFromChatLists } from '../list/chat-list-cache.ts'

export function useChatActions(chat: ChatHead, onBlocked: () => void) {
  const api = useApi<ChatCalls & SafetyCalls>()
  const isBlocked = useRef(false)
  const block = async () => {
    await api('PUT /api/me/blocks/{user_id}', { params: { user_id: chat.other.id } })
    isBlocked.current = true
  }
  const report = (body: ReportBody) => api('POST /api/chats/{id}/report', { params: { id: chat.id }, body })
  const closed = () => {
    if (!isBlocked.current) return
    removeFromChatLists(chat.id)
    onBlocked()
  }
  return { block, report, closed }
}
