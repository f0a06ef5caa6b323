import type { ReactNode } from 'react'
import { useLive, useUnreadChats } from '../live/use-live.ts'

/** Keeps a verified member connected and renders the number of chats with unread messages (chats.unread-count). */
export function UnreadCount({ children }: { readonly children: (count: number) => ReactNode }) {
  useLive()
  return children(useUnreadChats())
}
