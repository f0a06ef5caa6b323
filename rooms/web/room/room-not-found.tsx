import { useSession } from '@basera/accounts/web'
import { ButtonLink, buttonClass, EmptyState } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { langOf, rupees, useApi, useSentences, useSettings } from '@basera/platform/web'
import type { OwnRoom, RoomCalls, RoomReview } from '@basera/rooms/contract'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { findRoomPath } from '../find-room/find-room-path.ts'
import en from '../locales/en.json'
import { ReviewNote } from '../review/review-note.tsx'

/** A room of the member's own that nobody else sees. */
function useHiddenOwnRoom(): OwnRoom | undefined {
  const api = useApi<RoomCalls>()
  const { id = '' } = useParams()
  const userId = useSession().user?.id
  const [hidden, setHidden] = useState<OwnRoom>()
  useEffect(() => {
    setHidden(undefined)
    if (!userId) return
    const stop = new AbortController()
    const { signal } = stop
    api('GET /api/me/rooms/{id}', { params: { id } }, { signal }).then(
      (room) => !signal.aborted && (room.hidden || room.review) && setHidden(room),
      // Not theirs or no room: the page says so already.
      () => undefined,
    )
    return () => stop.abort()
  }, [api, id, userId])
  return hidden
}

/** The page of a missing room (rooms.not-found); its own lister learns that it is hidden. */
export function RoomNotFound() {
  const t = useSentences(en)
  const notFound = t('rooms.room.notFound')
  const own = useHiddenOwnRoom()
  if (own?.hidden) return <HiddenRoom />
  if (own?.review) return <CheckedRoom room={own} review={own.review} />
  return (
    <div className="wrap grid min-h-[60vh] items-center">
      <EmptyState
        scene={<ScenePlate />}
        title={notFound}
        level={1}
        actions={
          <Link className={buttonClass({ look: 'primary' })} to={findRoomPath}>
            {t('rooms.room.backToSearch')}
          </Link>
        }
      >
        {t('rooms.room.notFoundWhy')}
      </EmptyState>
    </div>
  )
}

/** The lister's own room while it is in review (rooms.in-review). */
function CheckedRoom({ room, review }: { readonly room: OwnRoom; readonly review: RoomReview }) {
  const t = useSentences(en)
  return (
    <div className="wrap pt-8 pb-14" role="status">
      <h1 className="text-h2 wrap-anywhere" lang={langOf(room.title)}>
        {room.title}
      </h1>
      <p className="mt-1 mb-5 text-ink-3 wrap-anywhere">
        {rupees(room.rent)} {t('rooms.own.perMonth')} · {room.address}
      </p>
      <ReviewNote id={room.id} review={review} editHref={`/room/${room.id}/edit`} />
      <ButtonLink className="mt-5" href="/my-listings">
        {t('rooms.room.backToListings')}
      </ButtonLink>
    </div>
  )
}

function HiddenRoom() {
  const t = useSentences(en)
  const { supportEmail } = useSettings()
  return (
    <div className="wrap grid min-h-[60vh] items-center" role="status">
      <EmptyState
        scene={<ScenePlate />}
        title={t('rooms.room.hidden')}
        level={1}
        actions={<ButtonLink href="/my-listings">{t('rooms.room.backToListings')}</ButtonLink>}
      >
        {t('rooms.room.hiddenWhy')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </EmptyState>
    </div>
  )
}
