import { BackLink, IconButton, showToast } from '@basera/platform/design'
import { HeartIcon, Share2Icon } from '@basera/platform/design/icons'
import { sharePage, useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { lazy, Suspense, useState } from 'react'
import { findRoomPath } from '../find-room/find-room-path.ts'
import en from '../locales/en.json'
import { useSaved } from '../saved/kept-rooms.ts'

const BarError = lazy(() => import('./bar-error.tsx').then((module) => ({ default: module.BarError })))

export function RoomBar({ room }: { room: Room }) {
  const t = useSentences(en)
  const { isSaved, isRefused, toggle } = useSaved(room.id)
  const [copyFailed, setCopyFailed] = useState(false)
  async function share() {
    const outcome = await sharePage(room.title, window.location.href)
    setCopyFailed(outcome === 'failed')
    if (outcome === 'copied') showToast(t('rooms.room.linkCopied'))
  }
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
      {(copyFailed || isRefused) && (
        <Suspense>
          <BarError what={isRefused ? 'notSaved' : 'linkNotCopied'} />
        </Suspense>
      )}
    </>
  )
}
