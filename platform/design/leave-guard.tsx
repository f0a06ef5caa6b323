import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface LeaveGuardProps {
  /** There is something that leaving would lose. */
  readonly isDirty: boolean
  readonly title: string
  readonly text: string
  /** Words of the button that stays, and of the one that leaves. */
  readonly stay: string
  readonly leave: string
  /** Told before the page is left after all. */
  readonly onLeave?: () => void
}

/** Asks before unsaved changes are left behind: in the page by a dialog, out of it by the browser's own. */
export function LeaveGuard({ isDirty, title, text, stay, leave, onLeave }: LeaveGuardProps) {
  const { pathname } = useLocation()
  // Who has left and presses Back at once may find the guard still there: it holds nobody on another page.
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
  const go = () => {
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
          <Button look="danger-quiet" onClick={go}>
            {leave}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{text}</p>
    </Dialog>
  )
}
