import { Field } from '@basera/platform/design'
import { RouteIcon } from '@basera/platform/design/icons'
import { lazyPart, useSentences } from '@basera/platform/web'
import type { SearchDraft } from '@basera/platform/web/search'
import type { RoomFilters } from '@basera/rooms/contract'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import en from '../../locales/en.json'
import { destinationWords } from '../search-words.ts'

const loadDialog = () => import('./commute-dialog.tsx')
const CommuteDialog = lazyPart(() => loadDialog().then((module) => ({ default: module.CommuteDialog })))

interface CommuteButtonProps {
  readonly filters: RoomFilters
  readonly search: SearchDraft<RoomFilters>
  /** A chip on phones, the look of a field on desktops. */
  readonly look: 'chip' | 'field'
}

/** Opens the journey of the search (rooms.search-commute). */
export function CommuteButton({ filters, search, look }: CommuteButtonProps) {
  const t = useSentences(en)
  const [isOpen, setOpen] = useState(false)
  const prepare = () => void loadDialog().catch(() => undefined)
  const opens = {
    type: 'button',
    'aria-haspopup': 'dialog',
    onClick: () => setOpen(true),
    onPointerEnter: prepare,
    onFocus: prepare,
  } as const
  return (
    <>
      {look === 'chip' ? (
        !filters.commuteTo && (
          <button {...opens} className="chip">
            <RouteIcon size="s" />
            {t('rooms.search.travelTime')}
          </button>
        )
      ) : (
        <Field as="group" label={t('rooms.search.travelTimeTo')} className="noscript:hidden">
          {() => (
            <button {...opens} className="control w-full text-start">
              <RouteIcon />
              <JourneyWords filters={filters} />
            </button>
          )}
        </Field>
      )}
      {isOpen && (
        <Suspense>
          {/* Its form must not be in the form of the search. */}
          {createPortal(<CommuteDialog search={search} onClose={() => setOpen(false)} />, document.body)}
        </Suspense>
      )}
    </>
  )
}

function JourneyWords({ filters }: Pick<CommuteButtonProps, 'filters'>) {
  const t = useSentences(en)
  const { commuteTo, commuteBy, commuteMax: minutes } = filters
  if (!commuteTo) return <span className="truncate text-ink-3">{t('rooms.search.addPlace')}</span>
  const words = t(`rooms.search.trip.${commuteBy}`, { minutes, place: destinationWords(filters) })
  return <span className="truncate">{words}</span>
}
