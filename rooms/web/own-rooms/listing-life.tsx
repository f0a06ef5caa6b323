import { Banner, Select, showToast } from '@basera/platform/design'
import { todayInIndia, useSentences } from '@basera/platform/web'
import { type OwnRoomCard, type RoomStatus, roomStatuses } from '@basera/rooms/contract'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { confirmedWords } from '../confirmed/confirmed-words.ts'
import en from '../locales/en.json'
import { AvailabilityNote } from './availability-note.tsx'
import { useRoomLife } from './use-room-life.ts'

export function ListingLife({ room }: { readonly room: OwnRoomCard }) {
  const t = useSentences(en)
  const id = useId()
  const { title } = room
  const select = useRef<HTMLSelectElement>(null)
  const life = useRoomLife(room)
  const options = roomStatuses.map((value) => ({ value, label: t(`rooms.own.status.${value}`) }))
  const focusStatus = () => select.current?.focus({ preventScroll: true })
  const confirmed = () => {
    showToast(t('rooms.own.confirmed'))
    focusStatus()
  }
  return (
    <div className="mt-3 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex items-center gap-2.5">
          <label htmlFor={id} className="label">
            {t('rooms.own.status')}
          </label>
          <Select
            ref={select}
            id={id}
            aria-label={t('rooms.own.statusOf', { title })}
            options={options}
            value={life.status}
            onChange={({ target }) => void life.setStatus(target.value as RoomStatus)}
          />
        </span>
        <p className="text-small text-ink-3">
          {room.status === 'live' && `${confirmedWords(room.confirmed_at, todayInIndia())} · `}
          {t('rooms.own.seen', { views: room.views, contacts: room.contacts })}
        </p>
      </div>
      {room.in_search && (
        <p>
          <Link
            className="link inline-flex min-h-11 items-center"
            to={`/room/${room.id}/to-let`}
            aria-label={t('rooms.own.toLetOf', { title })}
          >
            {t('rooms.toLet.link')}
          </Link>
        </p>
      )}
      <AvailabilityNote room={room} life={life} onConfirmed={confirmed} onTaken={focusStatus} />
      {life.failed && (
        <Banner tone="danger">{life.failed === true ? t('rooms.own.life.failed') : life.failed}</Banner>
      )}
    </div>
  )
}
