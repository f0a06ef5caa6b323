import type { ReactNode } from 'react'
import { useLive, useUnreadChats } from '../live/use-live.ts'

/** For verified members: connects (chats.unread-count). */
export function UnreadCount({ children }: { readonly children: (count: number) => ReactNode }) {
  useLive()
  return children(useUnreadChats())
}
