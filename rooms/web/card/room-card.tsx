import { CoverLink, Facts, Photo, PhotoCard } from '@basera/platform/design'
import {
  BedDoubleIcon,
  CalendarIcon,
  CigaretteIcon,
  HouseIcon,
  PawPrintIcon,
  SofaIcon,
  UsersRoundIcon,
  WifiIcon,
} from '@basera/platform/design/icons'
import { stockPhoto } from '@basera/platform/design/stock'
import { langOf, rupees, todayInIndia, useSentences } from '@basera/platform/web'
import type { RoomPage } from '@basera/rooms/contract'
import { confirmedWords } from '../confirmed/confirmed-words.ts'
import { choiceWords } from '../facts/fact-words.ts'
import en from '../locales/en.json'
import { photoSources } from '../photos/photo-sources.ts'
import { comingDay } from './coming-day.ts'
import { placeOfAddress } from './place-of-address.ts'
import type { ShownRoom as Room } from './shown-room.ts'

const MOST_FACTS = 4
const MOST_EAGER = 4

// Phones take the 640 px variant even at three device pixels: half the bytes, no visible loss at 4:3.
const sizes = '(min-width: 64rem) 350px, (min-width: 40rem) 50vw, 54vw'

interface RoomCardProps {
  readonly room: Room
  /** Position from 0: the page waits for the first photo, and the next three are visible at first. */
  readonly index: number
  /** Today in India, `YYYY-MM-DD`; from the loader, so that server and browser agree. */
  readonly today?: string
  readonly journey?: RoomPage['commute'] | undefined
}

/** A room in a list; the whole card is one link (rooms.card-link). */
export function RoomCard({ room, index, today = todayInIndia(), journey }: RoomCardProps) {
  const t = useSentences(en)
  const place = placeOfAddress(room.address)
  const away = room.distance_km === null ? '' : t('rooms.card.distance', { km: room.distance_km.toFixed(1) })
  return (
    <PhotoCard>
      <CardPhoto room={room} index={index} />
      <div className="pt-3">
        <p className="rent">
          {rupees(room.rent)} <span>{t('rooms.card.perMonth')}</span>
        </p>
        <CardCosts room={room} />
        <h3 lang={langOf(room.title)} className="mt-1.25 text-[1.0625rem] leading-[1.3] font-[600]">
          <CoverLink to={`/room/${room.id}`} data-room={room.id}>
            {room.title}
          </CoverLink>
        </h3>
        <p className="mt-0.5 text-small leading-[1.4] text-ink-3">
          <span lang={langOf(place)}>{place}</span>
          {away && ` · ${away}`}
        </p>
        {journey && <CardJourney minutes={room.commute_minutes} journey={journey} />}
        <Facts className="mt-2">{factsOf(room, today, t)}</Facts>
        {room.status === 'live' && (
          <p className="mt-1.5 text-micro text-ink-3">{confirmedWords(room.confirmed_at, today)}</p>
        )}
      </div>
    </PhotoCard>
  )
}

function CardCosts({ room }: Pick<RoomCardProps, 'room'>) {
  const t = useSentences(en)
  const { rent, bills_estimate: bills, maintenance, brokerage } = room
  const total = rent + bills + (maintenance ?? 0)
  const words = [
    total !== rent && t('rooms.card.total', { total: rupees(total) }),
    brokerage === 0 && t('rooms.card.noBrokerage'),
    brokerage !== null && brokerage > 0 && t('rooms.card.brokerage', { sum: rupees(brokerage) }),
  ].filter((part) => part !== false)
  return words.length > 0 && <p className="text-small leading-[1.4] text-ink-2">{words.join(' · ')}</p>
}

interface CardJourneyProps {
  readonly minutes: number | null
  readonly journey: NonNullable<RoomPage['commute']>
}

function CardJourney({ minutes, journey: { by, label: place } }: CardJourneyProps) {
  const t = useSentences(en)
  if (minutes === null) return null
  return <p className="mt-0.5 text-small text-ink-2">{t(`rooms.card.trip.${by}`, { minutes, place })}</p>
}

function CardPhoto({ room, index }: Pick<RoomCardProps, 'room' | 'index'>) {
  const t = useSentences(en)
  const { cover, gender_preference: gender, image_count: n, status } = room
  const forWhom = gender !== 'any' && t(`rooms.gender.${gender}`)
  const standIn = stockPhoto(room.id)
  return (
    <Photo
      {...(cover ? photoSources(cover) : { src: standIn })}
      standIn={standIn}
      sizes={sizes}
      alt=""
      loading={index < MOST_EAGER ? 'eager' : 'lazy'}
      fetchPriority={index === 0 ? 'high' : undefined}
      tag={status === 'live' ? forWhom : t(`rooms.card.status.${status}`)}
      count={n > 0 ? { n, label: t('rooms.card.photos', { n }) } : undefined}
    />
  )
}

function factsOf(room: Room, today: string, t: ReturnType<typeof useSentences<typeof en>>) {
  const { current_tenants: current, max_tenants: max, available_from: from } = room
  const since =
    from > today ? t('rooms.card.from', { day: comingDay(from, today) }) : t('rooms.card.availableNow')
  const facts: (readonly [typeof WifiIcon, string] | false | null)[] = [
    room.home_type && [BedDoubleIcon, choiceWords('home_type', room.home_type)],
    room.furnishing && [SofaIcon, choiceWords('furnishing', room.furnishing)],
    room.layout && [HouseIcon, choiceWords('layout', room.layout)],
    [CalendarIcon, since],
    [UsersRoundIcon, t('rooms.card.tenants', { current, max })],
    room.wifi_included && [WifiIcon, t('rooms.card.wifi')],
    room.pets_allowed && [PawPrintIcon, t('rooms.card.pets')],
    room.smoking_allowed && [CigaretteIcon, t('rooms.card.smoking')],
  ]
  return facts
    .filter((fact) => fact !== false && fact !== null)
    .slice(0, MOST_FACTS)
    .map(([FactIcon, words]) => (
      <li key={words}>
        <FactIcon />
        {words}
      </li>
    ))
}
