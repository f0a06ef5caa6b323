import { Button } from '@basera/platform/design'
import { BellIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { RoomFilters } from '@basera/rooms/contract'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import en from '../locales/en.json'

const loadSheet = () => import('./save-search-sheet.tsx')
const SaveSearchSheet = lazy(() => loadSheet().then((module) => ({ default: module.SaveSearchSheet })))

interface SaveSearchButtonProps {
  readonly filters: RoomFilters
  /** A chip on phones, a quiet button on desktops. */
  readonly look: 'chip' | 'quiet'
}

/** Saves the search as an alert (rooms.alert-saved); its sheet loads when it is wanted. */
export function SaveSearchButton({ filters, look }: SaveSearchButtonProps) {
  const t = useSentences(en)
  const [isOpen, setOpen] = useState(false)
  const prepare = () => void loadSheet().catch(() => undefined)
  const opens = {
    'aria-haspopup': 'dialog',
    onClick: () => setOpen(true),
    onPointerEnter: prepare,
    onFocus: prepare,
  } as const
  return (
    <>
      {look === 'chip' ? (
        <button {...opens} type="button" className="chip">
          <BellIcon size="s" />
          {t('rooms.alerts.save')}
        </button>
      ) : (
        <Button {...opens} look="quiet" size="s" icon={<BellIcon />}>
          {t('rooms.alerts.save')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          {/* Its form must not be in the form of the search. */}
          {createPortal(<SaveSearchSheet filters={filters} onClose={() => setOpen(false)} />, document.body)}
        </Suspense>
      )}
    </>
  )
}
