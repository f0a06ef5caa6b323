import { buttonClass, EmptyState } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import { findRoomPath } from '../../find-room/find-room-path.ts'
import common from '../locales/en.json'
import en from './locales/en.json'

/** The page of a room that is not there, or not any more (marketplace 2). */
export function RoomNotFound() {
  const t = useSentences(en)
  return (
    <div className="wrap grid min-h-[60vh] items-center">
      <EmptyState
        scene={<ScenePlate />}
        title={useSentences(common)('rooms.room.notFound')}
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
