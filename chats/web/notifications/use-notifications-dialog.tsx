import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadNotifications } from './load-notifications.ts'

interface NotificationsProps {
  readonly onClose: () => void
}

export function useNotificationsDialog() {
  const [Dialog, setDialog] = useState<ComponentType<NotificationsProps>>()
  const { hash } = useLocation()
  const open = useCallback(() => {
    loadNotifications().then((Loaded) => setDialog(() => Loaded), console.error)
  }, [])
  useEffect(() => {
    if (hash === '#notifications') open()
  }, [hash, open])
  return { open, dialog: Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null }
}
