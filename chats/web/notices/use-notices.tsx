import { type ComponentType, useState } from 'react'
import { loadNotices } from './load-notices.ts'

interface NoticesProps {
  readonly onClose: () => void
}

/** Opens the dialog of notifications, whose code is fetched when it is first wanted. `shown` is where it appears. */
export function useNotices() {
  const [Notices, setNotices] = useState<ComponentType<NoticesProps>>()
  const open = () => {
    loadNotices().then((Loaded) => setNotices(() => Loaded), console.error)
  }
  return { open, shown: Notices ? <Notices onClose={() => setNotices(undefined)} /> : null }
}
