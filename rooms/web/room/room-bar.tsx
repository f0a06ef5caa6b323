import { BackLink, IconButton } from '@basera/platform/design'
import { HeartIcon, Share2Icon } from '@basera/platform/design/icons'
import { lazyPart, shareByDevice, useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { Suspense, useState } from 'react'
import { findRoomPath } from '../find-room/find-room-path.ts'
import en from '../locales/en.json'
import { useSaved } from '../saved/kept-rooms.ts'

const NotSaved = lazyPart(() => import('./not-saved.tsx').then((module) => ({ default: module.NotSaved })))
const ShareSheet = lazyPart(() =>
  import('./share/share-sheet.tsx').then((module) => ({ default: module.ShareSheet })),
)

export function RoomBar({ room }: { room: Room }) {
  const t = useSentences(en)
  const { isSaved, isRefused, toggle } = useSaved(room.id, room.rent)
  const [isSharing, setSharing] = useState(false)
  const share = async () => setSharing(!(await shareByDevice(room.title, window.location.href)))
  return (
    <>
      <div className="flex min-h-14 items-center gap-1">
        <BackLink href={findRoomPath} look="quiet" size="s" className="-ms-3">
          {t('rooms.room.back')}
        </BackLink>
        <IconButton className="ms-auto" label={t('rooms.room.share')} icon={<Share2Icon />} onClick={share} />
        <IconButton
          label={t('rooms.room.favourite')}
          icon={<HeartIcon />}
          pressed={isSaved}
          onClick={toggle}
        />
      </div>
      <Suspense>
        {isRefused && <NotSaved />}
        {isSharing && (
          <ShareSheet
            room={room}
            url={window.location.origin + window.location.pathname}
            onClose={() => setSharing(false)}
          />
        )}
      </Suspense>
    </>
  )
}
