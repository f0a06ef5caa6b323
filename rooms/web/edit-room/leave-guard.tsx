import { Button, Dialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import en from './locales/en.json'

/** Asks before unsaved changes are left behind: in the page by a dialog, out of it by the browser's own. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const t = useSentences(en)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      open
      onClose={blocker.reset}
      title={t('rooms.edit.leave')}
      sideBySide
      actions={
        <>
          <Button look="primary" data-autofocus onClick={blocker.reset}>
            {t('rooms.edit.leave.stay')}
          </Button>
          <Button look="danger-quiet" onClick={blocker.proceed}>
            {t('rooms.edit.leave.go')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('rooms.edit.leave.text')}</p>
    </Dialog>
  )
}
