import { Button, Field, Select, TextInput } from '@basera/platform/design'
import { ArrowUpDownIcon, Building2Icon, SearchIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ServedForm, useBrowserLayoutEffect } from '@basera/platform/web/islands'
import { FilterRail, FilterTools, type SearchDraft } from '@basera/platform/web/search'
import {
  orderOf,
  organizationMax,
  type RoomFilters,
  roomSorts,
  writeRoomFilters,
} from '@basera/rooms/contract'
import type { SubmitEvent } from 'react'
import { SaveSearchButton } from '../../alerts/save-search-button.tsx'
import en from '../../locales/en.json'
import type { MapBeside } from '../../map/map-beside.ts'
import { MapButton } from '../../map/map-button.tsx'
import { activeFilters } from '../active-filters.ts'
import { findRoomPath } from '../find-room-path.ts'
import { filtersOfAddress, shownSortParam } from '../search-address.ts'
import type { Here } from '../use-here.ts'
import { CommuteButton } from './commute-button.tsx'
import { FilterFields } from './filter-fields.tsx'
import { Hidden, LocationField } from './location-field.tsx'
import { useFacets } from './use-facets.ts'

interface RoomSearchFormProps extends ServedForm {
  readonly filters: RoomFilters
  readonly search: SearchDraft<RoomFilters>
  readonly here: Here
  readonly today: string
  readonly map: MapBeside
  readonly isRailOpen: boolean
  readonly onRailToggle: () => void
}

/** The search of desktops: fields over a rail of filters. A plain form that works without script, on phones too. */
export function RoomSearchForm(props: RoomSearchFormProps) {
  const { filters, search, today, isRailOpen, servedForm, wasSubmitted } = props
  // Takes over what was typed before hydration, before the next key.
  useBrowserLayoutEffect(() => {
    if (servedForm === undefined) return
    const typed = filtersOfAddress(new URLSearchParams(servedForm))
    if (wasSubmitted || isPicked(typed, filters)) search.run(typed)
    else search.change(typed)
  }, [])
  function submit(event: SubmitEvent) {
    event.preventDefault()
    search.run()
  }
  return (
    <search className="hidden lg:contents noscript:contents">
      <form method="get" action={findRoomPath} onSubmit={submit} className="contents">
        <div className="col-span-full grid gap-4.5 noscript:max-lg:mb-6">
          <SearchBar search={search} />
          <Tools {...props} />
        </div>
        {isRailOpen && <Rail filters={filters} search={search} today={today} />}
        <Hidden entries={withoutField(filters)} />
      </form>
    </search>
  )
}

const fieldNames = [
  'q',
  'place',
  'lat',
  'lng',
  'radius_km',
  'bounds',
  'polygon',
  'organization',
  'sort',
].concat(['min_rent', 'max_rent', 'max_total', 'gender', 'wifi', 'pets', 'smoking'])

/** What the form sends along without script, for want of a field that has a name. */
const withoutField = (filters: RoomFilters) => [
  ...[...writeRoomFilters(filters)].filter(([name]) => !fieldNames.includes(name)),
  ...(filters.sort ? [] : [[shownSortParam, orderOf(filters)] as const]),
]

/** Whether two searches differ in an option, not only in a text. */
const isPicked = (one: RoomFilters, other: RoomFilters): boolean =>
  (['gender', 'radiusKm', 'wifi', 'pets', 'smoking', 'sort'] as const).some(
    (name) => one[name] !== other[name],
  )

function SearchBar({ search }: Pick<RoomSearchFormProps, 'search'>) {
  const t = useSentences(en)
  const { draft, change, run } = search
  return (
    <div className="grid gap-2.5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,190px)_auto] lg:items-end">
      <LocationField draft={draft} onType={change} onPick={run} />
      <OrganizationField draft={draft} onType={change} />
      <CommuteButton filters={draft} search={search} look="field" />
      <SortField draft={draft} onPick={run} />
      <Button type="submit" look="primary" icon={<SearchIcon />}>
        {t('rooms.search.search')}
      </Button>
    </div>
  )
}

interface OneFieldProps {
  readonly draft: RoomFilters
}

export function OrganizationField({
  draft,
  onType,
}: OneFieldProps & { onType: (patch: Partial<RoomFilters>) => void }) {
  const t = useSentences(en)
  return (
    <Field label={t('rooms.search.organization')}>
      {(control) => (
        <TextInput
          {...control}
          name="organization"
          icon={<Building2Icon />}
          placeholder={t('rooms.search.organizationPlaceholder')}
          maxLength={organizationMax}
          autoComplete="organization"
          value={draft.organization}
          onChange={(event) => onType({ organization: event.target.value })}
        />
      )}
    </Field>
  )
}

export function SortField({
  draft,
  onPick,
}: OneFieldProps & { onPick: (patch: Partial<RoomFilters>) => void }) {
  const t = useSentences(en)
  const sorts = roomSorts.filter(
    (sort) => (sort !== 'distance' || draft.point) && (sort !== 'commute' || draft.commuteTo),
  )
  return (
    <Field label={t('rooms.search.sortBy')}>
      {(control) => (
        <Select
          {...control}
          name="sort"
          icon={<ArrowUpDownIcon />}
          value={orderOf(draft)}
          options={sorts.map((value) => ({ value, label: t(`rooms.search.sort.${value}`) }))}
          onChange={(event) =>
            onPick({ sort: sorts.find((sort) => sort === event.target.value) ?? draft.sort })
          }
        />
      )}
    </Field>
  )
}

function Tools({ filters, search, here, map, isRailOpen, onRailToggle }: RoomSearchFormProps) {
  const t = useSentences(en)
  const active = activeFilters(filters)
  const words = {
    locate: t('rooms.search.useCurrentLocation'),
    more: t('rooms.search.moreFilters'),
    hide: t('rooms.search.hideFilters'),
    count: t('rooms.search.filtersOn', { n: active.length }),
    clear: t('rooms.search.clearAll'),
    remove: (filter: string) => t('rooms.search.chip.remove', { filter }),
  }
  return (
    <FilterTools
      active={active}
      showsChips
      search={search}
      words={words}
      isLocating={here.isLocating}
      onLocate={here.start}
      isRailOpen={isRailOpen}
      onRailToggle={onRailToggle}
    >
      <MapButton filters={filters} search={search} look="quiet" beside={map} />
      <SaveSearchButton filters={filters} look="quiet" />
    </FilterTools>
  )
}

const sumNames = [
  'minRent',
  'maxRent',
  'maxTotal',
  'maxBrokerage',
  'maxMaintenance',
  'maxPainting',
] as const satisfies readonly (keyof RoomFilters)[]

function Rail({ filters, search, today }: Pick<RoomSearchFormProps, 'filters' | 'search' | 'today'>) {
  const t = useSentences(en)
  const { draft, change, run } = search
  const { facets } = useFacets(filters)
  const searchNewSums = () => {
    if (sumNames.some((name) => draft[name] !== filters[name])) run()
  }
  return (
    <FilterRail title={t('rooms.search.filters')} search={t('rooms.search.search')}>
      <FilterFields
        draft={draft}
        today={today}
        facets={facets}
        onDraft={change}
        onPick={run}
        onSumsSettled={searchNewSums}
      />
    </FilterRail>
  )
}
