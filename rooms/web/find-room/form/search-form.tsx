import { Button, CountBadge, Field, Select, TextInput } from '@basera/platform/design'
import {
  ArrowUpDownIcon,
  Building2Icon,
  RotateCcwIcon,
  SearchIcon,
  SlidersHorizontalIcon,
} from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { organizationMax, type RoomFilters, roomSorts } from '@basera/rooms/contract'
import type { SubmitEvent } from 'react'
import type { TakenOver } from '../../late/late.tsx'
import { useBrowserLayoutEffect } from '../../late/use-browser-layout-effect.ts'
import { MapButton } from '../../map/map-button.tsx'
import { activeFilters } from '../chips/active-filters.ts'
import { FilterChips } from '../chips/filter-chips.tsx'
import { HereButton } from '../chips/here-button.tsx'
import chips from '../chips/locales/en.json'
import { findRoomPath } from '../find-room-path.ts'
import common from '../locales/en.json'
import { filtersOfAddress } from '../search-address.ts'
import type { Here } from '../use-here.ts'
import type { Search } from '../use-search.ts'
import { FilterFields } from './filter-fields.tsx'
import en from './locales/en.json'
import { LocationField } from './location-field.tsx'

interface SearchFormProps extends TakenOver {
  readonly filters: RoomFilters
  readonly search: Search
  readonly here: Here
  readonly isRailOpen: boolean
  readonly onRailToggle: () => void
}

/**
 * The search of desktops: a bar of fields over a rail of filters. It is a plain form to this page, so that it also
 * works without script, where phones get it too.
 */
export function SearchForm(props: SearchFormProps) {
  const { filters, search, isRailOpen, served, isSent } = props
  // What was done to the form before it came alive, and before the next key is pressed.
  useBrowserLayoutEffect(() => {
    if (served === undefined) return
    const typed = filtersOfAddress(new URLSearchParams(served))
    if (isSent || isPicked(typed, filters)) search.run(typed)
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
        {isRailOpen && <Rail filters={filters} search={search} />}
      </form>
    </search>
  )
}

/** Whether an option differs between two searches, not only a text. */
const isPicked = (one: RoomFilters, other: RoomFilters): boolean =>
  (['gender', 'radiusKm', 'wifi', 'pets', 'smoking', 'sort'] as const).some(
    (name) => one[name] !== other[name],
  )

function SearchBar({ search }: Pick<SearchFormProps, 'search'>) {
  const t = useSentences(en)
  const { draft, change, run } = search
  return (
    <div className="grid gap-2.5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1.2fr)_210px_auto] lg:items-end">
      <LocationField draft={draft} onType={change} onPick={run} />
      <OrganizationField draft={draft} onType={change} />
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

/** Organization ("Company or university"), which the lister belongs to (marketplace 2). */
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

/** Sort By; Distance only when a location is set (marketplace 2). */
export function SortField({
  draft,
  onPick,
}: OneFieldProps & { onPick: (patch: Partial<RoomFilters>) => void }) {
  const t = useSentences(en)
  const say = useSentences(common)
  const sorts = roomSorts.filter((sort) => sort !== 'distance' || draft.point)
  return (
    <Field label={t('rooms.search.sortBy')}>
      {(control) => (
        <Select
          {...control}
          name="sort"
          icon={<ArrowUpDownIcon />}
          value={draft.sort}
          options={sorts.map((value) => ({ value, label: say(`rooms.search.sort.${value}`) }))}
          onChange={(event) =>
            onPick({ sort: sorts.find((sort) => sort === event.target.value) ?? draft.sort })
          }
        />
      )}
    </Field>
  )
}

function Tools({ filters, search, here, isRailOpen, onRailToggle }: SearchFormProps) {
  const t = useSentences(en)
  const say = useSentences(chips)
  const count = activeFilters(filters).length
  return (
    <div className="-ms-3 -mt-1 flex flex-wrap items-center gap-x-1 gap-y-2 noscript:hidden">
      <HereButton here={here} look="quiet" />
      <Button
        look="quiet"
        size="s"
        icon={<SlidersHorizontalIcon />}
        aria-expanded={isRailOpen}
        onClick={onRailToggle}
      >
        {isRailOpen ? t('rooms.search.hideFilters') : say('rooms.search.moreFilters')}
        {count > 0 && <CountBadge count={count} label={say('rooms.search.filtersOn', { n: count })} />}
      </Button>
      <Button look="quiet" size="s" icon={<RotateCcwIcon />} onClick={search.clear}>
        {say('rooms.search.clearAll')}
      </Button>
      <MapButton filters={filters} search={search} look="quiet" />
      <span className="flex flex-wrap gap-2 ps-3">
        <FilterChips filters={filters} onRemove={(rest) => search.run(rest)} />
      </span>
    </div>
  )
}

function Rail({ filters, search }: Pick<SearchFormProps, 'filters' | 'search'>) {
  const t = useSentences(en)
  const { draft, change, run } = search
  const searchNewRents = () => {
    if (draft.minRent !== filters.minRent || draft.maxRent !== filters.maxRent) run()
  }
  return (
    <aside aria-label={t('rooms.search.filters')} className={rail}>
      <h2 className="text-[1.125rem] font-[680]">{t('rooms.search.filters')}</h2>
      <FilterFields draft={draft} onDraft={change} onPick={run} onRentsSettled={searchNewRents} />
      <Button type="submit" look="primary" icon={<SearchIcon />} className="hidden noscript:flex">
        {t('rooms.search.search')}
      </Button>
    </aside>
  )
}

// Wider than its column by the focus rings, which scrolling would cut off.
const rail =
  'grid gap-6.5 lg:sticky lg:top-[calc(var(--bar-top)+20px)] lg:-mx-3 lg:max-h-[calc(100dvh-var(--bar-top)-40px)] ' +
  'lg:self-start lg:overflow-y-auto lg:px-3 lg:pb-3'
