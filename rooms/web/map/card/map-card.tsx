import { useSession } from '@basera/accounts/web'
import { IconButton, Photo } from '@basera/platform/design'
import { XIcon } from '@basera/platform/design/icons'
import { stockPhoto } from '@basera/platform/design/stock'
import { langOf, rupees, useApi, useSentences } from '@basera/platform/web'
import type { MapPin, Room, RoomCalls } from '@basera/rooms/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { placeOfAddress } from '../../card/place-of-address.ts'
import en from '../../locales/en.json'
import { photoSources } from '../../photos/photo-sources.ts'
import { RoomHeart } from '../../saved/room-heart.tsx'
import { useSavedIds } from '../../saved/saved-ids.ts'
import type { Mark } from '../pins/group-pins.ts'
import { markLabel } from '../pins/mark-words.ts'
import { rememberVisit } from '../visited-rooms.ts'

interface MapCardProps {
  readonly mark: Mark
  /** The map covers the page, and its toasts too. */
  readonly isOverPage: boolean
  readonly onClose: () => void
}

export function MapCard({ mark, isOverPage, onClose }: MapCardProps) {
  const t = useSentences(en)
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each mark that is chosen
  useEffect(() => {
    box.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [mark.key])
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // Over the whole page, Esc would close the map too.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <section ref={box} className="map-card" aria-label={t('rooms.map.chosen')} onKeyDown={leave}>
      {mark.kind === 'stack' && <p className="map-card-head">{markLabel(mark)}</p>}
      <ul>
        {mark.rooms.map((pin) => (
          <li key={pin.id}>
            <PinRow pin={pin} hasPhoto={mark.rooms.length === 1} />
            <RoomHeart room={pin} isInRow />
          </li>
        ))}
      </ul>
      {isOverPage && <WhereKept mark={mark} />}
      <IconButton label={t('rooms.map.closeCard')} icon={<XIcon />} onClick={onClose} />
    </section>
  )
}

/** Where a visitor's room is kept (rooms.saved-on-device). */
function WhereKept({ mark }: Pick<MapCardProps, 'mark'>) {
  const t = useSentences(en)
  const { status, user } = useSession()
  const saved = useSavedIds()
  const isKept = status === 'ready' && !user && mark.rooms.some(({ id }) => saved.has(id))
  return (
    <p role="status" className="map-card-kept">
      {isKept && t('rooms.saved.onDevice')}
    </p>
  )
}

function PinRow({ pin, hasPhoto }: { pin: MapPin; hasPhoto: boolean }) {
  const t = useSentences(en)
  const room = useRoom(pin.id, hasPhoto)
  const place = room && placeOfAddress(room.address)
  return (
    <Link to={`/room/${pin.id}`} className="map-card-room" onClick={() => rememberVisit(pin.id)}>
      {hasPhoto && <CardPhoto id={pin.id} room={room} />}
      <span>
        <span className="map-card-rent">
          {rupees(pin.rent)} <small>{t('rooms.map.perMonth')}</small>
        </span>
        <span className="map-card-title" lang={langOf(pin.title)}>
          {pin.title}
        </span>
        {hasPhoto && (
          <span className="map-card-place" lang={langOf(place)}>
            {place}
          </span>
        )}
      </span>
    </Link>
  )
}

function CardPhoto({ id, room }: { id: string; room: Room | null }) {
  const standIn = stockPhoto(id)
  const [cover] = room?.images ?? []
  return (
    <span className="map-card-photo">
      <Photo
        key={cover?.id ?? 'none'}
        {...(cover ? photoSources(cover) : { src: standIn })}
        standIn={standIn}
        sizes="112px"
        alt=""
      />
    </span>
  )
}

/** Photo and place of a pin; without an answer the card does without. */
function useRoom(id: string, isWanted: boolean): Room | null {
  const api = useApi<RoomCalls>()
  const [room, setRoom] = useState<Room | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look for each room
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    api('GET /api/rooms/{id}', { params: { id } }, { signal: stop.signal }).then(setRoom, () => undefined)
    return () => stop.abort()
  }, [id, isWanted])
  return room?.id === id ? room : null
}
