import {
  BackLink,
  Button,
  ButtonLink,
  EmptyState,
  Field,
  Segmented,
  Skeleton,
  TextInput,
} from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { Queries } from '@basera/platform/web/queries'
import { focusSoon, SearchResults, ShowMore } from '@basera/platform/web/search'
import { type GroupCard as Card, groupPlaceMax, groupPlaceMin, groupSeeks } from '@basera/roommates/contract'
import { type FormEvent, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browsePath } from '../filters/browse-path.ts'
import en from '../locales/en.json'
import { GroupCard } from './group-card.tsx'
import { groupsPath, ownGroupPath } from './group-paths.ts'
import { type GroupFilters, useGroups, useOwnGroup } from './use-groups.ts'

/** What of the address is understood; the rest is left out. */
const readFilters = (params: URLSearchParams): GroupFilters => {
  const place = (params.get('place') ?? '').trim().slice(0, groupPlaceMax)
  return {
    seeks: groupSeeks.find((one) => one === params.get('seeks')) ?? '',
    place: place.length >= groupPlaceMin ? place : '',
  }
}

const addressOf = ({ seeks, place }: GroupFilters) => {
  const params = new URLSearchParams({ ...(seeks && { seeks }), ...(place && { place }) })
  return params.size > 0 ? `${groupsPath}?${params}` : groupsPath
}

/** /groups (roommates.group-search) */
export function GroupList() {
  return (
    <Queries>
      <AllGroups />
    </Queries>
  )
}

function AllGroups() {
  const t = useSentences(en)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(params), [params])
  const own = useOwnGroup().data
  const search = (next: GroupFilters) => void navigate(addressOf(next), { replace: true })
  return (
    <>
      <BackLink href={browsePath} look="quiet" size="s" className="group-back">
        {t('roommates.groups.people')}
      </BackLink>
      <div className="group-head">
        <h1 className="text-h1">{t('roommates.groups.title')}</h1>
        {own && (
          <ButtonLink href={ownGroupPath} look={own.group ? 'soft' : 'primary'}>
            {t(own.group ? 'roommates.group.yours' : 'roommates.group.make')}
          </ButtonLink>
        )}
      </div>
      <p className="group-lead">{t('roommates.groups.lead')}</p>
      <Filters key={addressOf(filters)} filters={filters} onSearch={search} />
      <Found filters={filters} onClear={() => search({ seeks: '', place: '' })} />
    </>
  )
}

interface FiltersProps {
  readonly filters: GroupFilters
  readonly onSearch: (filters: GroupFilters) => void
}

function Filters({ filters, onSearch }: FiltersProps) {
  const t = useSentences(en)
  const [place, setPlace] = useState(filters.place)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch({ ...filters, place })
  }
  const options = ([''] as const).concat(groupSeeks as never) as readonly GroupFilters['seeks'][]
  return (
    <form className="group-filters" onSubmit={submit}>
      <Field as="group" label={t('roommates.groups.seeks')}>
        {(control) => (
          <Segmented
            {...control}
            value={filters.seeks}
            onChange={(seeks) => onSearch({ place, seeks })}
            options={options.map((value) => ({
              value,
              label: t(`roommates.groups.seeks.${value || 'any'}`),
            }))}
          />
        )}
      </Field>
      <Field label={t('roommates.groups.place')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={place}
            maxLength={groupPlaceMax}
            placeholder={t('roommates.groups.placeExample')}
            onChange={({ target }) => setPlace(target.value)}
          />
        )}
      </Field>
      <Button type="submit">{t('roommates.filters.submit')}</Button>
    </form>
  )
}

interface FoundProps {
  readonly filters: GroupFilters
  readonly onClear: () => void
}

function Found({ filters, onClear }: FoundProps) {
  const t = useSentences(en)
  const list = useGroups(filters)
  const found = t(list.totalIsExact ? 'roommates.groups.found' : 'roommates.groups.foundAtLeast', {
    n: list.total,
  })
  const words = {
    results: t('roommates.groups.title'),
    found,
    announced: found,
    searching: t('roommates.groups.searching'),
    failed: t('roommates.groups.failed'),
    overdue: t('roommates.browse.overdue'),
    tryAgain: t('roommates.browse.tryAgain'),
  }
  const moreWords = {
    more: t('roommates.browse.showMore'),
    busy: t('roommates.groups.searching'),
    failed: t('roommates.groups.failed'),
  }
  const focusOn = ({ id }: Card) => focusSoon(`[data-group="${id}"]`)
  return (
    <SearchResults
      list={list}
      words={words}
      empty={<NoGroups isFiltered={filters.seeks !== '' || filters.place !== ''} onClear={onClear} />}
      skeletons={<Coming />}
      more={<ShowMore list={list} words={moreWords} onAdded={focusOn} unasked={2} />}
    >
      {(groups) => (
        <ul className="group-list">
          {groups.map((group) => (
            <li key={group.id}>
              <GroupCard group={group} />
            </li>
          ))}
        </ul>
      )}
    </SearchResults>
  )
}

function NoGroups({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const t = useSentences(en)
  const way = isFiltered ? (
    <Button look="primary" onClick={onClear}>
      {t('roommates.browse.clearFilters')}
    </Button>
  ) : (
    <ButtonLink look="primary" href={ownGroupPath}>
      {t('roommates.group.make')}
    </ButtonLink>
  )
  return (
    <EmptyState scene={<SceneSuitcase />} title={t('roommates.groups.none')} level={3} actions={way}>
      {t(isFiltered ? 'roommates.groups.noneHere' : 'roommates.groups.noneYet')}
    </EmptyState>
  )
}

function Coming() {
  return (
    <ul aria-hidden="true" className="soon group-list">
      {[0, 1, 2].map((box) => (
        <li key={box}>
          <Skeleton />
        </li>
      ))}
    </ul>
  )
}
