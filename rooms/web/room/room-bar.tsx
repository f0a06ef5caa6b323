import { buttonClass, IconButton, showToast } from '@basera/platform/design'
import { ArrowLeftIcon, HeartIcon, Share2Icon } from '@basera/platform/design/icons'
import { sharePage, useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { findRoomPath } from '../find-room/find-room-path.ts'
import { useSaved } from '../saved/kept-rooms.ts'
import en from './locales/en.json'

const Trouble = lazy(() => import('./bar-trouble.tsx').then((module) => ({ default: module.BarTrouble })))

/** Back, share and the favourite toggle (marketplace 2). */
export function RoomBar({ room }: { room: Room }) {
  const t = useSentences(en)
  const { isSaved, isRefused, toggle } = useSaved(room.id)
  const [isUncopied, setUncopied] = useState(false)
  async function share() {
    const outcome = await sharePage(room.title, window.location.href)
    setUncopied(outcome === 'failed')
    if (outcome === 'copied') showToast(t('rooms.room.linkCopied'))
  }
  return (
    <>
      <div className="flex min-h-14 items-center gap-1">
        <BackLink />
        <IconButton className="ms-auto" label={t('rooms.room.share')} icon={<Share2Icon />} onClick={share} />
        <IconButton
          label={t('rooms.room.favourite')}
          icon={<HeartIcon />}
          pressed={isSaved}
          onClick={toggle}
        />
      </div>
      {(isUncopied || isRefused) && (
        <Suspense>
          <Trouble what={isRefused ? 'notSaved' : 'linkNotCopied'} />
        </Suspense>
      )}
    </>
  )
}

/** Goes back to where the person came from, the search as it was left; to a fresh search when they came from outside. */
function BackLink() {
  const t = useSentences(en)
  const navigate = useNavigate()
  const cameFromHere = useLocation().key !== 'default'
  function goBack(event: MouseEvent) {
    if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link
      to={findRoomPath}
      onClick={goBack}
      className={buttonClass({ look: 'quiet', size: 's', className: '-ms-3' })}
    >
      <ArrowLeftIcon />
      {t('rooms.room.back')}
    </Link>
  )
}
