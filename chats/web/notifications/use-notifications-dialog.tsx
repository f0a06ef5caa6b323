import { type ComponentType, useState } from 'react'
import { loadNotifications } from './load-notifications.ts'

interface NotificationsProps {
  readonly onClose: () => void
}

export function useNotificationsDialog() {
  const [Dialog, setDialog] = useState<ComponentType<NotificationsProps>>()
  const open = () => {
    loadNotifications().then((Loaded) => setDialog(() => Loaded), console.error)
  }
  return { open, dialog: Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null }
}
