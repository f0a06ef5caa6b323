import { Building2Icon, GraduationCapIcon, MapPinIcon } from '@basera/platform/design/icons'
import { rupees, useApi, useSentences } from '@basera/platform/web'
import {
  type NearbyAnswer,
  type NearbyPlace,
  nearbyKm,
  type PriceHint,
  type Room,
  type RoomCalls,
} from '@basera/rooms/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { RoomCard } from '../../card/room-card.tsx'
import en from '../../locales/en.json'
import { rentsPath } from '../../rents/rents-path.ts'
import { RoomHeart } from '../../saved/room-heart.tsx'

interface Around {
  readonly near: NearbyAnswer
  readonly hint: PriceHint | null
}

/** Undefined until it is known, and where it could not be read: the page does without. */
function useAround({ id, home_type, public_latitude: lat, public_longitude: lng }: Room): Around | undefined {
  const api = useApi<RoomCalls>()
  const [around, setAround] = useState<Around>()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const hint = async () => {
      if (!home_type || lat === null || lng === null) return null
      const query = { home_type, lat: String(lat), lng: String(lng) }
      return (await api('GET /api/rooms/price-hint', { query }, { signal })).hint
    }
    const near = api('GET /api/rooms/{id}/nearby', { params: { id } }, { signal })
    Promise.all([near, hint()]).then(
      ([near, hint]) => setAround({ near, hint }),
      () => undefined,
    )
    return () => stop.abort()
  }, [api, id, home_type, lat, lng])
  return around
}

/** Journeys, what like rooms ask for, and like rooms near a room (rooms.nearby-places, rooms.price-hint). */
export function Nearby({ room }: { readonly room: Room }) {
  const t = useSentences(en)
  const around = useAround(room)
  if (!around) return null
  const { near, hint } = around
  const journeys = [...(near.metro ? [near.metro] : []), ...near.places]
  return (
    <>
      {journeys.length > 0 && (
        <section className="pb-10">
          <h2 className="mb-2 text-h2">{t('rooms.nearby.places')}</h2>
          <ul className="max-w-[38rem] divide-y divide-line">
            {journeys.map((place) => (
              <Journey key={`${place.kind} ${place.name}`} place={place} />
            ))}
          </ul>
          <p className="mt-2 text-small text-ink-3">{t('rooms.nearby.estimate')}</p>
        </section>
      )}
      {(hint || near.locality) && (
        <p className="pb-10 text-ink-2">
          {hint && hintWords(hint)}{' '}
          {near.locality && (
            <Link to={rentsPath(near.locality.path)} className="link inline-flex min-h-11 items-center">
              {t('rooms.nearby.rents', { place: near.locality.name })}
            </Link>
          )}
        </p>
      )}
      {near.rooms.length > 0 && (
        <section className="pb-10">
          <h2 className="mb-3.5 text-h2">{t('rooms.nearby.rooms')}</h2>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {near.rooms.map((card, index) => (
              <li key={card.id} className="relative">
                <RoomCard room={card} index={index + eagerPhotos} />
                <RoomHeart room={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )

  function hintWords({ locality, count, median, low, high }: PriceHint): string {
    const sums = { median: rupees(median), low: rupees(low), high: rupees(high), count }
    return locality
      ? t('rooms.nearby.priceHint.locality', { ...sums, place: locality })
      : t('rooms.nearby.priceHint', { ...sums, km: nearbyKm })
  }
}

/** Positions of a list whose photos are fetched at once; none here, below the fold. */
const eagerPhotos = 4

function Journey({ place }: { readonly place: NearbyPlace }) {
  const t = useSentences(en)
  const Icon = { campus: GraduationCapIcon, techpark: Building2Icon }[place.kind as string] ?? MapPinIcon
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 py-1.5">
      <Icon className="text-ink-3" />
      <span className="min-w-0 flex-1 basis-32 font-[600] wrap-anywhere">
        {place.kind === 'metro' ? t('rooms.nearby.metro', { name: place.name }) : place.name}
      </span>
      <span className="ms-auto text-small font-[600]">
        {t(`rooms.nearby.by.${place.by}`, { n: place.minutes })}
      </span>
    </li>
  )
}
