import { Banner, ButtonLink } from '@basera/platform/design'
import { HousePlusIcon, SearchIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type LocalityPage, rentRoomsMin } from '@basera/rooms/contract'
import { Link } from 'react-router'
import en from '../../locales/en.json'
import { placeName, rentsLead } from '../rent-words.ts'
import { rentsTrail } from '../rents-metadata.ts'
import { GettingAround, Homes, NextTo, Roommates } from './around.tsx'
import css from './locality.css?inline'
import type { LocalityProps } from './locality-props.ts'
import { NewestRooms } from './newest-rooms.tsx'
import { Questions } from './questions.tsx'
import { RentTrend } from './rent-trend.tsx'
import { searchPath } from './search-path.ts'
import { WhatPeopleAsk } from './what-people-ask.tsx'

/** All of a place's page (rooms.rent-insight); hearts are all it does. */
export function Locality({ page, today, isForMembers }: LocalityProps) {
  return (
    <>
      <style href="locality" precedence="default">
        {css}
      </style>
      <div className="wrap locality pt-6 pb-14">
        <Headline page={page} />
        <div className="locality-columns">
          <div>
            <WhatPeopleAsk page={page} />
            <RentTrend page={page} />
            <NewestRooms page={page} today={today} isForMembers={isForMembers} />
            <Questions page={page} />
          </div>
          <div>
            <GettingAround page={page} />
            <Homes shares={page.shares} />
            <Roommates page={page} />
            <NextTo page={page} />
          </div>
        </div>
      </div>
    </>
  )
}

function Trail({ place }: Pick<LocalityPage, 'place'>) {
  const t = useSentences(en)
  const trail = rentsTrail(place)
  return (
    <nav aria-label={t('rooms.rents.breadcrumb')}>
      <ol className="locality-trail">
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Headline({ page }: Pick<LocalityProps, 'page'>) {
  const t = useSentences(en)
  const { place, rooms } = page
  return (
    <header>
      <Trail place={place} />
      <h1 className="text-h1">{t('rooms.rents.title', { place: placeName(place) })}</h1>
      <p className="mt-2 max-w-(--measure) text-ink-2 text-lead">{rentsLead(page)}</p>
      {rooms.total < rentRoomsMin && (
        <Banner tone="info" className="mt-4">
          {t('rooms.rents.few')}
        </Banner>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={searchPath(place)} look="primary" icon={<SearchIcon />}>
          {t('rooms.rents.search')}
        </ButtonLink>
        <ButtonLink href="/list-room" icon={<HousePlusIcon />}>
          {t('rooms.rents.list')}
        </ButtonLink>
      </p>
    </header>
  )
}
