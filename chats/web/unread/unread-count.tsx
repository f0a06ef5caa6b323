import type { ReactNode } from 'react'
import { useLive, useUnreadChats } from '../live/index.ts'

/** Keeps a verified member connected, and shows in how many conversations there is something to read, up to 100. */
export function UnreadCount({ children }: { readonly children: (count: number) => ReactNode }) {
  useLive()
  return children(useUnreadChats())
}
