import { MapPinIcon, SearchIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { SubmitEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import en from './locales/en.json'
import { popularCities } from './popular-cities.ts'

/** The search for rooms by place: a plain form to Find Room, without script too. */
export function PlaceSearch() {
  const t = useSentences(en)
  const navigate = useNavigate()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate(q ? `/find-room?${new URLSearchParams({ q })}` : '/find-room')
  }
  return (
    <search className="hero-search">
      <form action="/find-room" onSubmit={search}>
        <label className="control">
          <span className="sr-only">{t('home.search.label')}</span>
          <MapPinIcon />
          <input
            name="q"
            placeholder={t('home.search.placeholder')}
            maxLength={120}
            enterKeyHint="search"
            autoComplete="off"
          />
        </label>
        <button type="submit" className="btn btn-primary btn-l">
          <SearchIcon />
          <span>{t('home.search.button')}</span>
        </button>
      </form>
      <p className="cities">
        {t('home.search.popular')}
        {popularCities.map(({ name, to }) => (
          <Link key={name} to={to}>
            {name}
          </Link>
        ))}
      </p>
    </search>
  )
}
