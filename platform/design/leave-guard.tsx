import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface LeaveGuardProps {
  readonly isDirty: boolean
  readonly title: string
  readonly text: string
  readonly stay: string
  readonly leave: string
  readonly onLeave?: () => void
}

/** Asks before unsaved changes are lost: in a dialog inside the app, by the browser outside. */
export function LeaveGuard({ isDirty, title, text, stay, leave, onLeave }: LeaveGuardProps) {
  const { pathname } = useLocation()
  // After Back the guard may still be mounted: it must not block another page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  const proceed = () => {
    onLeave?.()
    blocker.proceed()
  }
  return (
    <Dialog
      open
      onClose={blocker.reset}
      title={title}
      sideBySide
      actions={
        <>
          <Button look="primary" data-autofocus onClick={blocker.reset}>
            {stay}
          </Button>
          <Button look="danger-quiet" onClick={proceed}>
            {leave}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{text}</p>
    </Dialog>
  )
}
