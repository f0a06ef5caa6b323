import { useEffect } from 'react'
import { RecentChats } from './recent-chats.tsx'
import { useRecentChats } from './use-recent-chats.ts'

/** The dashboard's messages, which read themselves. */
export function DashboardChats() {
  return <RecentChats chats={useRecentChats()} />
}

interface ChatTotalProps {
  readonly onTotal: (total: number) => void
}

/** Shows nothing; tells how many conversations there are, as soon as it is known and whenever it changes. */
export function ChatTotal({ onTotal }: ChatTotalProps) {
  const { known, total } = useRecentChats()
  useEffect(() => {
    if (known) onTotal(total)
  }, [known, total, onTotal])
  return null
}
