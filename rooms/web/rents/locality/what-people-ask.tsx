import { rupees, useSentences } from '@basera/platform/web'
import {
  type LocalityPage,
  type RentOfType,
  rentDays,
  rentListersMin,
  rentRoomsMin,
} from '@basera/rooms/contract'
import { Link } from 'react-router'
import { choiceWords } from '../../facts/fact-words.ts'
import en from '../../locales/en.json'
import { rentsPath } from '../rents-path.ts'

/** Room at the end of the bars' scale. */
const beyondHighest = 1.08

/** Asking rents by home type: a bar for the middle half, and all of it in words (rooms.rent-enough). */
export function WhatPeopleAsk({ page: { types, place } }: { readonly page: LocalityPage }) {
  const t = useSentences(en)
  const [citySlug = ''] = place.path.split('/')
  const highest = Math.max(...types.map((type) => (type.too_few ? 0 : type.high))) * beyondHighest
  return (
    <section>
      <h2 className="text-h2">{t('rooms.rents.pay')}</h2>
      {highest > 0 ? (
        <>
          <p className="mt-1 text-small text-ink-3">{t('rooms.rents.pay.note', { days: rentDays })}</p>
          <ul>
            {types.map((type) => (
              <RentRow key={type.home_type} type={type} highest={highest} />
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="mt-1 text-ink-2">
            {t('rooms.rents.allTooFew', { rooms: rentRoomsMin, listers: rentListersMin })}
          </p>
          {citySlug !== place.path && (
            <Link className="link locality-link" to={rentsPath(citySlug)}>
              {t('rooms.rents.cityRents', { city: place.city })}
            </Link>
          )}
        </>
      )}
    </section>
  )
}

function RentRow({ type, highest }: { readonly type: RentOfType; readonly highest: number }) {
  const t = useSentences(en)
  return (
    <li className="rent-row">
      <p>
        <b>{choiceWords('home_type', type.home_type)}</b>
        {!type.too_few && <small>{t('rooms.rents.pay.count', { n: type.count })}</small>}
      </p>
      {type.too_few ? (
        <p className="text-ink-3">{t('rooms.rents.tooFew')}</p>
      ) : (
        <div>
          <p>
            <b>{t('rooms.rents.pay.range', { low: rupees(type.low), high: rupees(type.high) })}</b>{' '}
            <small>{t('rooms.rents.pay.middle', { median: rupees(type.median) })}</small>
          </p>
          <div className="rent-bar" aria-hidden="true">
            <i style={{ left: part(type.low), right: part(highest - type.high) }} />
            <b style={{ left: part(type.median) }} />
          </div>
        </div>
      )}
    </li>
  )

  function part(sum: number): string {
    return `${((sum / highest) * 100).toFixed(1)}%`
  }
}
