import { MapPinIcon, SearchIcon } from '@basera/platform/design/icons'
import { prefix, useSentences } from '@basera/platform/web'
import { type ComponentType, type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import en from '../locales/en.json'
import { Cities } from './islands.ts'
import type { LivePlaceFieldProps } from './live-place-field.tsx'
import { type SearchPlace, searchAddress } from './search-address.ts'

const inputId = 'home-place'
const fetchLiveField = () => import('./live-place-field.tsx').then((module) => module.LivePlaceField)

/** Plain at first and without script; the real field loads on focus or hover. */
function PlaceInput({ onPlace }: Pick<LivePlaceFieldProps, 'onPlace'>) {
  const t = useSentences(en)
  const [Live, setLive] = useState<ComponentType<LivePlaceFieldProps>>()
  const loadField = () => fetchLiveField().then((Fetched) => setLive(() => Fetched), console.error)
  const words = { label: t('home.search.label'), placeholder: t('home.search.placeholder') }
  if (Live) return <Live id={inputId} {...words} onPlace={onPlace} />
  return (
    <label className="control">
      <span className="sr-only">{words.label}</span>
      <MapPinIcon />
      <input
        id={inputId}
        name="q"
        placeholder={words.placeholder}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        onFocus={loadField}
        onPointerEnter={loadField}
      />
    </label>
  )
}

/** Without script a form to Find Room. */
export function PlaceSearch() {
  const t = useSentences(en)
  const navigate = useNavigate()
  const [place, setPlace] = useState<SearchPlace | null>(null)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(searchAddress(String(new FormData(event.currentTarget).get('q') ?? ''), place))
  }
  return (
    <search className="hero-search">
      <form action={`${prefix}/find-room`} onSubmit={search}>
        <PlaceInput onPlace={setPlace} />
        <button type="submit" className="btn btn-primary btn-l">
          <SearchIcon />
          <span>{t('home.search.button')}</span>
        </button>
      </form>
      <Cities className="cities" />
    </search>
  )
}
