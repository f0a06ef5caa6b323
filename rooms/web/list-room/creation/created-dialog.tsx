import { Banner, Button, ButtonLink, Dialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useNavigate } from 'react-router'
import en from '../../locales/en.json'
import type { PhotoUpload } from '../../photo-upload/post-photo.ts'
import { isOpen } from './listing-work.ts'
import { useOnline } from './use-online.ts'

interface CreatedDialogProps {
  readonly roomId: string
  readonly title: string
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

/** Says that the room is listed, and how its photos are doing. */
export function CreatedDialog({ roomId, title, isChecked, photos, onRetry }: CreatedDialogProps) {
  const t = useSentences(en)
  const navigate = useNavigate()
  return (
    <Dialog
      open
      head="success"
      title={t(isChecked ? 'rooms.list.checked' : 'rooms.list.created')}
      className="text-center [&_.dialog-head]:justify-center"
      dismissable={false}
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
    </Dialog>
  )
}
