import { useSession } from '@basera/accounts/web'
import { ButtonLink, Checkbox, EmptyState, IconButton, Loading } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { HeartIcon } from '@basera/platform/design/icons'
import { rupees, todayInIndia, useSentences } from '@basera/platform/web'
import type { RoomCard as Room } from '@basera/rooms/contract'
import { Link } from 'react-router'
import { RoomCard } from '../card/room-card.tsx'
import { similarSearch } from '../card/similar-search.ts'
import { findRoomPath } from '../find-room/find-room-path.ts'
import { RoomGrid, RoomSkeletons } from '../find-room/results/room-cards.tsx'
import { GoneRoom } from '../lists/gone-room.tsx'
import { MoreButton } from '../lists/more-button.tsx'
import { UnreadList } from '../lists/unread-list.tsx'
import type { ShownList } from '../lists/use-member-list.ts'
import en from '../locales/en.json'
import { CompareBar } from './compare-bar.tsx'
import { useSaved } from './kept-rooms.ts'
import { heartPlace } from './room-heart.tsx'
import { RoomNote } from './room-note.tsx'
import { useCompared } from './use-compared.ts'
import type { SavedItem } from './use-device-rooms.ts'

const focusSaved = ({ room_id }: SavedItem) =>
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`[data-saved="${room_id}"] a, [data-saved="${room_id}"] button`)
      ?.focus(),
  )

export function SavedRooms({ list }: { readonly list: ShownList<SavedItem> }) {
  const t = useSentences(en)
  const today = todayInIndia()
  const compared = useCompared()
  const unread = <UnreadList words={t('rooms.saved.failed')} onRetry={list.reload} />
  if (!list.known) return list.failed ? unread : <SavedComing />
  if (list.items.length === 0) return <NoneSaved />
  return (
    <>
      <h2 className="pt-6 text-h3">{t('rooms.saved.title')}</h2>
      {list.failed && unread}
      <div className="mt-5">
        <RoomGrid beside="none">
          {list.items.map((saved, index) => (
            <li key={saved.room_id} data-saved={saved.room_id} className="relative">
              <SavedCard saved={saved} index={index} today={today} compared={compared} />
            </li>
          ))}
        </RoomGrid>
      </div>
      <MoreButton list={list} onAdded={focusSaved} />
      <CompareBar ids={compared.ids} />
    </>
  )
}

interface SavedCardProps {
  readonly saved: SavedItem
  readonly index: number
  readonly today: string
  readonly compared: ReturnType<typeof useCompared>
}

/** A removed card stays until the list is shown again, so that the room can be saved again. */
function SavedCard({ saved, index, today, compared }: SavedCardProps) {
  const t = useSentences(en)
  const { room_id, title, note, room } = saved
  const isMember = useSession().user !== null
  const { isSaved, toggle } = useSaved(room_id, room?.rent)
  const name = title ?? t('rooms.saved.someRoom')
  return (
    <>
      <div>
        {room ? (
          <RoomCard room={room} index={index} today={today} />
        ) : (
          <GoneRoom title={name} words={t('rooms.saved.gone')} />
        )}
        {room && <WhatChanged room={room} rentWhenSaved={saved.rent_when_saved} />}
      </div>
      {isMember && isSaved && <RoomNote roomId={room_id} title={name} note={note} />}
      {room && <CompareTick room={room} compared={compared} />}
      {!isSaved && (
        <p role="status" className="mt-1.5 text-small text-ink-2">
          {t('rooms.saved.removed')}
        </p>
      )}
      <IconButton
        className={heartPlace}
        bordered
        label={t(isSaved ? 'rooms.saved.remove' : 'rooms.saved.keep', { title: name })}
        icon={<HeartIcon />}
        pressed={isSaved}
        onClick={toggle}
      />
    </>
  )
}

interface WhatChangedProps {
  readonly room: Room
  /** Whole rupees, null where it is not known. */
  readonly rentWhenSaved: number | null
}

/** That a room is taken or paused, or costs less than when it was saved (rooms.saved-cheaper). */
function WhatChanged({ room, rentWhenSaved }: WhatChangedProps) {
  const t = useSentences(en)
  const fall = (rentWhenSaved ?? room.rent) - room.rent
  const words = 'mt-1.5 text-small font-[560] text-ink-2'
  if (room.status !== 'live')
    return (
      <p className={words}>
        {t(`rooms.saved.${room.status}`)}{' '}
        <Link className="link" to={similarSearch(room)}>
          {t('rooms.saved.similar')}
        </Link>
      </p>
    )
  return fall > 0 && <p className={words}>{t('rooms.saved.cheaper', { sum: rupees(fall) })}</p>
}

interface CompareTickProps {
  readonly room: Room
  readonly compared: ReturnType<typeof useCompared>
}

function CompareTick({ room: { id, title }, compared: { ids, isFull, toggle } }: CompareTickProps) {
  const t = useSentences(en)
  const isTicked = ids.includes(id)
  const isRefused = isFull && !isTicked
  return (
    <>
      <Checkbox
        label={t('rooms.saved.compare')}
        aria-label={t('rooms.saved.compareRoom', { title })}
        checked={isTicked}
        disabled={isRefused}
        onChange={() => toggle(id)}
      />
      {isRefused && <p className="text-small text-ink-3">{t('rooms.saved.compareFull')}</p>}
    </>
  )
}

export function SavedComing() {
  return (
    <div className="pt-6">
      <Loading words={useSentences(en)('rooms.saved.loading')}>
        <RoomSkeletons beside="none" />
      </Loading>
    </div>
  )
}

function NoneSaved() {
  const t = useSentences(en)
  const browse = (
    <ButtonLink look="primary" href={findRoomPath}>
      {t('rooms.saved.browse')}
    </ButtonLink>
  )
  return (
    <EmptyState scene={<SceneSuitcase />} title={t('rooms.saved.none')} actions={browse}>
      {t('rooms.saved.none.text')}
    </EmptyState>
  )
}
