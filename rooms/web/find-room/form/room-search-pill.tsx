import { SearchPill } from '@basera/platform/design'
import { MapPinIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { FilterChips, LocateButton, type SearchDraft } from '@basera/platform/web/search'
import type { RoomFilters } from '@basera/rooms/contract'
import { SaveSearchButton } from '../../alerts/save-search-button.tsx'
import en from '../../locales/en.json'
import { MapButton } from '../../map/map-button.tsx'
import { activeFilters } from '../active-filters.ts'
import { withinWords } from '../search-words.ts'
import type { Here } from '../use-here.ts'
import { CommuteButton } from './commute-button.tsx'

interface RoomSearchPillProps {
  readonly filters: RoomFilters
  readonly search: SearchDraft<RoomFilters>
  readonly here: Here
  readonly onOpen: () => void
  readonly onPrepare: () => void
}

export function RoomSearchPill({ filters, search, here, onOpen, onPrepare }: RoomSearchPillProps) {
  const t = useSentences(en)
  const active = activeFilters(filters)
  const n = active.length
  const where = filters.place || filters.q || t(whereWords(filters))
  const who = filters.organization || t('rooms.search.anyOrganization')
  return (
    <SearchPill
      icon={<MapPinIcon />}
      label={t('rooms.search.location')}
      title={where}
      detail={[withinWords(filters), who].filter(Boolean).join(' · ')}
      filters={t('rooms.search.moreFilters')}
      count={n}
      countLabel={t('rooms.search.filtersOn', { n })}
      onOpen={onOpen}
      onPrepare={onPrepare}
    >
      <MapButton filters={filters} search={search} look="floating" />
      <SaveSearchButton filters={filters} look="chip" />
      <FilterChips
        active={active}
        removeLabel={(filter) => t('rooms.search.chip.remove', { filter })}
        onRemove={search.run}
      />
      {n > 0 && (
        <button type="button" className="chip" onClick={search.clear}>
          {t('rooms.search.clearAll')}
        </button>
      )}
      <CommuteButton filters={filters} search={search} look="chip" />
      <LocateButton look="chip" isLocating={here.isLocating} onLocate={here.start}>
        {t('rooms.search.useCurrentLocation')}
      </LocateButton>
    </SearchPill>
  )
}

function whereWords({ point, bounds, outline }: RoomFilters) {
  if (outline.length > 0) return 'rooms.search.chip.outline'
  if (bounds) return 'rooms.search.chip.mapArea'
  return point ? 'rooms.search.chip.here' : 'rooms.search.anywhere'
}
