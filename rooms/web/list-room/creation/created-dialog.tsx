import { Banner, Button, ButtonLink, Dialog } from '@basera/platform/design'
import { Share2Icon } from '@basera/platform/design/icons'
import { prefix, shareByDevice, useSentences, useSettings } from '@basera/platform/web'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import en from '../../locales/en.json'
import type { PhotoUpload } from '../../photo-upload/post-photo.ts'
import { ShareSheet } from '../../room/share/share-sheet.tsx'
import { isOpen } from './listing-work.ts'
import { useOnline } from './use-online.ts'

interface CreatedDialogProps {
  readonly roomId: string
  readonly title: string
  readonly rent: number
  readonly address: string
  /** It is in review. */
  readonly isChecked: boolean
  readonly photos: readonly PhotoUpload[]
  readonly onRetry: () => void
}

/** Names the missing photos, with Retry (rooms.photo-failure). */
function Unsent({ photos, onRetry }: Pick<CreatedDialogProps, 'photos' | 'onRetry'>) {
  const t = useSentences(en)
  const online = useOnline()
  const open = photos.filter(isOpen)
  if (open.length === 0) return null
  const isSending = online && open.some(({ state }) => state === 'sending' || state === 'chosen')
  const names = open.map(({ name }) => name).join(', ')
  return (
    <Banner
      tone="accent"
      action={
        online ? (
          <Button size="s" busy={isSending} onClick={onRetry}>
            {t(isSending ? 'rooms.list.unsent.sending' : 'rooms.list.unsent.retry')}
          </Button>
        ) : undefined
      }
    >
      {t('rooms.list.unsent', { n: open.length, names })}
      {online ? null : (
        <>
          <br />
          {t('rooms.list.unsent.offline')}
        </>
      )}
    </Banner>
  )
}

function Refused({ photos }: Pick<CreatedDialogProps, 'photos'>) {
  const t = useSentences(en)
  const refused = photos.filter(({ state }) => state === 'refused')
  if (refused.length === 0) return null
  return (
    <Banner tone="danger">
      {refused.map(({ clientId, name, trouble }) => (
        <span key={clientId} className="block">
          {t('rooms.list.refused', { name, trouble: trouble ?? '' })}
        </span>
      ))}
      {t('rooms.list.refused.text')}
    </Banner>
  )
}

/** For a room that others can see already (rooms.share-after-listing). */
function Spread({ roomId, ...room }: Omit<CreatedDialogProps, 'isChecked' | 'photos' | 'onRetry'>) {
  const t = useSentences(en)
  const [isSharing, setSharing] = useState(false)
  const url = new URL(`${prefix}/room/${roomId}`, useSettings().publicUrl).href
  const share = async () => setSharing(!(await shareByDevice(room.title, url)))
  return (
    <div className="mt-4 grid justify-items-center gap-1">
      <Button icon={<Share2Icon />} onClick={() => void share()}>
        {t('rooms.share.title')}
      </Button>
      <Link className="link inline-flex min-h-11 items-center" to={`/room/${roomId}/to-let`}>
        {t('rooms.toLet.link')}
      </Link>
      {isSharing && <ShareSheet room={room} url={url} onClose={() => setSharing(false)} />}
    </div>
  )
}

/** Says that the room is listed, and how its photos are doing. It stays while some are not sent; closed, it leads to the dashboard. */
export function CreatedDialog({ isChecked, photos, onRetry, ...room }: CreatedDialogProps) {
  const { roomId, title } = room
  const t = useSentences(en)
  const navigate = useNavigate()
  return (
    <Dialog
      open
      head="success"
      title={t(isChecked ? 'rooms.list.checked' : 'rooms.list.created')}
      className="text-center [&_.dialog-head]:justify-center"
      dismissable={!photos.some(isOpen)}
      onClose={() => void navigate('/dashboard')}
      sideBySide
      actions={
        <>
          <ButtonLink look="primary" href={`/room/${roomId}`} data-autofocus>
            {t('rooms.list.created.view')}
          </ButtonLink>
          <ButtonLink href="/dashboard">{t('rooms.list.created.dashboard')}</ButtonLink>
        </>
      }
    >
      <p className="wrap-anywhere text-ink-2">
        {t(isChecked ? 'rooms.list.checked.text' : 'rooms.list.created.text', { title })}
      </p>
      <div className="mt-4 grid gap-3 text-start empty:hidden" aria-live="polite">
        <Unsent photos={photos} onRetry={onRetry} />
        <Refused photos={photos} />
      </div>
      {!isChecked && <Spread {...room} />}
    </Dialog>
  )
}
