import { ButtonLink, buttonClass, EmptyState } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { useSentences, useSettings } from '@basera/platform/web'
import { Link } from 'react-router'
import { findRoomPath } from '../../find-room/find-room-path.ts'
import common from '../locales/en.json'
import en from './locales/en.json'
import { useHiddenOwnRoom } from './use-hidden-own-room.ts'

/** The page of a room that is not there, or not any more (marketplace 2); its own lister is told when it is hidden. */
export function RoomNotFound() {
  const t = useSentences(en)
  const notFound = useSentences(common)('rooms.room.notFound')
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
