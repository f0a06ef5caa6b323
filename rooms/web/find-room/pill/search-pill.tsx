import { CountBadge } from '@basera/platform/design'
import { MapPinIcon, SlidersHorizontalIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { RoomFilters } from '@basera/rooms/contract'
import { MapButton } from '../../map/map-button.tsx'
import { activeFilters } from '../chips/active-filters.ts'
import { FilterChips } from '../chips/filter-chips.tsx'
import { HereButton } from '../chips/here-button.tsx'
import en from '../chips/locales/en.json'
import { withinWords } from '../search-words.ts'
import type { Here } from '../use-here.ts'
import type { Search } from '../use-search.ts'

interface SearchPillProps {
  readonly filters: RoomFilters
  readonly search: Search
  readonly here: Here
  readonly onOpen: () => void
  readonly onPrepare: () => void
}

/** The search of phones: one pill that says it and opens all fields, and a row of chips that can be swiped. */
export function SearchPill({ filters, search, here, onOpen, onPrepare }: SearchPillProps) {
  const t = useSentences(en)
  const count = activeFilters(filters).length
  const where =
    filters.place || filters.q || (filters.point ? t('rooms.search.chip.here') : t('rooms.search.anywhere'))
  const who = filters.organization || t('rooms.search.anyOrganization')
  const opens = {
    onClick: onOpen,
    onPointerDown: onPrepare,
    onFocus: onPrepare,
    'aria-haspopup': 'dialog' as const,
  }
  return (
    <div className="grid gap-2.5">
      <div className="relative flex min-h-14.5 items-center gap-3 rounded-[15px] border-[1.5px] border-line-strong bg-surface p-1.5 ps-3.5">
        <MapPinIcon />
        <button
          type="button"
          {...opens}
          className="min-w-0 flex-1 text-start after:absolute after:inset-0 after:rounded-[15px]"
        >
          <span className="sr-only">{t('rooms.search.location')}: </span>
          <span className="block truncate leading-tight font-[620]">{where}</span>
          <span className="block truncate text-small leading-[1.3] text-ink-3">
            {[withinWords(filters), who].filter(Boolean).join(' · ')}
          </span>
        </button>
        <button
          type="button"
          {...opens}
          className="relative grid size-11.5 flex-none place-items-center rounded-[11px] bg-primary text-on-primary"
        >
          <SlidersHorizontalIcon />
          <span className="sr-only">{t('rooms.search.moreFilters')}</span>
          {count > 0 && (
            <CountBadge
              count={count}
              label={t('rooms.search.filtersOn', { n: count })}
              className="absolute -end-1.75 -top-1.75 ring-2 ring-surface"
            />
          )}
        </button>
      </div>
      <div className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none]">
        <MapButton filters={filters} search={search} look="chip" />
        <HereButton here={here} look="chip" />
        <FilterChips filters={filters} onRemove={(rest) => search.run(rest)} />
        {count > 0 && (
          <button type="button" className="chip" onClick={search.clear}>
            {t('rooms.search.clearAll')}
          </button>
        )}
      </div>
    </div>
  )
}
