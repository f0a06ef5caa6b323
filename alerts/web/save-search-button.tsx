import { Button } from '@basera/platform/design'
import { BellIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import en from './locales/en.json'

interface SheetProps<Filters> {
  readonly filters: Filters
  readonly onClose: () => void
}

interface SaveSearchButtonProps<Filters> {
  readonly filters: Filters
  /** A chip on phones, a quiet button on desktops. */
  readonly look: 'chip' | 'quiet'
}

/** Makes the button that saves a search as an alert (alerts.search-saved); its sheet loads when it is wanted. */
export function saveSearchButton<Filters>(loadSheet: () => Promise<ComponentType<SheetProps<Filters>>>) {
  const Sheet = lazy(() => loadSheet().then((component) => ({ default: component })))
  return function SaveSearchButton({ filters, look }: SaveSearchButtonProps<Filters>) {
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
            {t('alerts.save')}
          </button>
        ) : (
          <Button {...opens} look="quiet" size="s" icon={<BellIcon />}>
            {t('alerts.save')}
          </Button>
        )}
        {isOpen && (
          <Suspense>
            {/* Its form must not be in the form of the search. */}
            {createPortal(<Sheet filters={filters} onClose={() => setOpen(false)} />, document.body)}
          </Suspense>
        )}
      </>
    )
  }
}
