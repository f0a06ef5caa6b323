import { ButtonLink, EmptyState, IconButton, Loading } from '@basera/platform/design'
import { ScenePlate, SceneSuitcase } from '@basera/platform/design/art'
import { HeartIcon } from '@basera/platform/design/icons'
import { todayInIndia, useSentences } from '@basera/platform/web'
import { RoomCard } from '../card/room-card.tsx'
import { findRoomPath } from '../find-room/find-room-path.ts'
import { RoomGrid, RoomSkeletons } from '../find-room/results/room-cards.tsx'
import { MoreButton } from '../lists/more-button.tsx'
import { UnreadList } from '../lists/unread-list.tsx'
import type { ShownList } from '../lists/use-member-list.ts'
import en from '../locales/en.json'
import { useSaved } from './kept-rooms.ts'
import { heartPlace } from './room-heart.tsx'
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
              <SavedCard saved={saved} index={index} today={today} />
            </li>
          ))}
        </RoomGrid>
      </div>
      <MoreButton list={list} onAdded={focusSaved} />
    </>
  )
}

interface SavedCardProps {
  readonly saved: SavedItem
  readonly index: number
  readonly today: string
}

/** A removed card stays until the list is shown again, so that the room can be saved again. */
function SavedCard({ saved: { room_id, title, room }, index, today }: SavedCardProps) {
  const t = useSentences(en)
  const { isSaved, toggle } = useSaved(room_id)
  const name = title ?? t('rooms.saved.someRoom')
  return (
    <>
      <div>
        {room ? <RoomCard room={room} index={index} today={today} /> : <GoneCard title={name} />}
        {room && room.status !== 'live' && (
          <p className="mt-1.5 text-small font-[560] text-ink-2">{t(`rooms.saved.${room.status}`)}</p>
        )}
      </div>
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

function GoneCard({ title }: { readonly title: string }) {
  const t = useSentences(en)
  return (
    <article>
      <div className="grid aspect-4/3 place-items-center rounded-3 bg-sunken" aria-hidden="true">
        <ScenePlate className="w-24" />
      </div>
      <h3 className="mt-3 text-[1.0625rem] leading-[1.3] font-[600] wrap-anywhere">{title}</h3>
      <p className="mt-1 text-small text-ink-2">{t('rooms.saved.gone')}</p>
    </article>
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
