import { useSession } from '@basera/accounts/web'
import { ButtonLink, buttonClass, EmptyState } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { useApi, useSentences, useSettings } from '@basera/platform/web'
import type { RoomCalls } from '@basera/rooms/contract'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { findRoomPath } from '../find-room/find-room-path.ts'
import en from '../locales/en.json'

/** Whether the operator hid this room of the member's own. */
function useHiddenOwnRoom(): boolean {
  const api = useApi<RoomCalls>()
  const { id = '' } = useParams()
  const userId = useSession().user?.id
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    setHidden(false)
    if (!userId) return
    const stop = new AbortController()
    const { signal } = stop
    api('GET /api/me/rooms/{id}', { params: { id } }, { signal }).then(
      (room) => !signal.aborted && setHidden(room.hidden),
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
  if (useHiddenOwnRoom()) return <HiddenRoom />
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

function HiddenRoom() {
  const t = useSentences(en)
  const { supportEmail } = useSettings()
  return (
    <div className="wrap grid min-h-[60vh] items-center" role="status">
      <EmptyState
        scene={<ScenePlate />}
        title={t('rooms.room.hidden')}
        level={1}
        actions={<ButtonLink href="/dashboard/my-listings">{t('rooms.room.backToListings')}</ButtonLink>}
      >
        {t('rooms.room.hiddenWhy')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </EmptyState>
    </div>
  )
}
