import { Badge } from '@basera/platform/design'
import {
  CalendarIcon,
  CircleCheckIcon,
  IndianRupeeIcon,
  MapPinIcon,
  UserRoundIcon,
  UsersRoundIcon,
  WalletIcon,
} from '@basera/platform/design/icons'
import { langOf, longDate, rupees, useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { confirmedWords } from '../../confirmed/confirmed-words.ts'
import { saidFacts } from '../../facts/said-facts.ts'
import en from '../../locales/en.json'
import { amenitiesOf } from './room-amenities.ts'
import { WhatYouPay } from './what-you-pay.tsx'

/** Facts of a room; no behaviour. */
export function RoomFacts({ room, today }: { room: Room; today: string }) {
  const t = useSentences(en)
  return (
    <>
      <header>
        <h1 className="text-h1 wrap-anywhere" lang={langOf(room.title)}>
          {room.title}
        </h1>
        <p className="mt-2 flex gap-2 text-balance text-ink-2">
          <MapPinIcon className="mt-0.5 text-ink-3" />
          <span className="wrap-anywhere" lang={langOf(room.address)}>
            {room.address}
          </span>
        </p>
        <p className="mt-4 text-[1.75rem] leading-[1.15] font-[740] tracking-[-0.01em] tabular-nums lg:text-[2.125rem]">
          {rupees(room.rent)}{' '}
          <span className="text-body tracking-normal text-ink-3">{t('rooms.room.perMonth')}</span>
        </p>
        {room.status === 'live' && (
          <p className="mt-2 flex items-center gap-1.5 text-small text-ink-3">
            <CircleCheckIcon size="s" />
            {confirmedWords(room.confirmed_at, today)}
          </p>
        )}
        {room.brokerage === 0 && (
          <p className="mt-2.5">
            <Badge tone="ok" icon={<IndianRupeeIcon size="s" />}>
              {t('rooms.room.noBrokerage')}
            </Badge>
          </p>
        )}
      </header>
      <Tiles room={room} />
      <SaidFacts room={room} />
      <div className="grid gap-x-12 gap-y-7 pt-8 empty:hidden *:min-w-0 lg:grid-cols-[400px_minmax(0,1fr)] lg:pt-9 lg:has-[>:only-child]:grid-cols-1">
        <WhatYouPay room={room} />
        <Amenities room={room} />
      </div>
      <AboutRoom description={room.description} />
    </>
  )
}

function Tiles({ room }: { room: Room }) {
  const t = useSentences(en)
  const tiles = [
    [UsersRoundIcon, t('rooms.room.tenants'), `${room.current_tenants}/${room.max_tenants}`],
    [WalletIcon, t('rooms.room.deposit'), rupees(room.deposit)],
    [CalendarIcon, t('rooms.room.available'), longDate(room.available_from)],
    [UserRoundIcon, t('rooms.room.gender'), t(`rooms.gender.${room.gender_preference}`)],
  ] as const
  return (
    <dl className={`mt-6 border-b border-line lg:grid-cols-[repeat(4,auto)] ${factGrid}`}>
      {tiles.map(([TileIcon, name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[24px_1fr] gap-x-3 border-t border-line py-4 pe-3 lg:py-5 lg:pe-4 lg:not-first:border-s lg:not-first:ps-5"
        >
          <TileIcon size="l" className="row-span-2 mt-0.5 text-ink-3" />
          <dt className="text-small leading-[1.3] text-ink-3">{name}</dt>
          <dd className="text-[1.0625rem] leading-[1.3] font-[640] tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** As many columns as fit: two on phones, one in large text. */
const factGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))]'

/** Only what the lister said (rooms.said-facts). */
function SaidFacts({ room }: { room: Room }) {
  const t = useSentences(en)
  const facts = saidFacts(room)
  if (facts.length === 0) return null
  return (
    <section className="pt-8">
      <h2 className="mb-3.5 text-h2">{t('rooms.room.facts')}</h2>
      <dl className={`gap-x-6 gap-y-5 lg:grid-cols-3 ${factGrid}`}>
        {facts.map(({ Icon, name, words }) => (
          <div key={name} className="grid grid-cols-[24px_1fr] content-start gap-x-3">
            <Icon className="row-span-2 mt-0.5 text-ink-3" />
            <dt className="text-small leading-[1.3] text-ink-3">{name}</dt>
            <dd className="leading-[1.35] font-[640] wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Up to this many amenities share one column. */
const singleColumnLimit = 4

function Amenities({ room }: { room: Room }) {
  const t = useSentences(en)
  const amenities = amenitiesOf(room)
  if (amenities.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-h2">{t('rooms.room.amenities')}</h2>
      <ul
        className={`grid gap-x-6 sm:grid-cols-2 ${amenities.length <= singleColumnLimit ? 'lg:grid-cols-1' : ''}`}
      >
        {amenities.map(({ Icon, words }) => (
          <li key={words} className="flex min-h-12 items-center gap-3.5 font-[500] wrap-anywhere">
            <Icon className="size-5.5 text-link" />
            <span lang={langOf(words)}>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AboutRoom({ description }: { description: string | null }) {
  const t = useSentences(en)
  if (!description) return null
  return (
    <section className="pt-8">
      <h2 className="mb-3.5 text-h2">{t('rooms.room.about')}</h2>
      <p className="max-w-[38rem] whitespace-pre-line text-ink-2 wrap-anywhere" lang={langOf(description)}>
        {description}
      </p>
    </section>
  )
}
