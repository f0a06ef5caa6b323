import { Button, ButtonLink, Dialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

export type SavedOutcome = 'updated' | 'live' | 'checked'

const reviewed = { live: 'rooms.edit.saved.live', checked: 'rooms.edit.saved.checked' } as const

interface SavedDialogProps {
  readonly roomId: string
  readonly outcome: SavedOutcome
  readonly onClose: () => void
}

export function SavedDialog({ roomId, outcome, onClose }: SavedDialogProps) {
  const t = useSentences(en)
  return (
    <Dialog
      open
      onClose={onClose}
      head="success"
      title={t('rooms.edit.saved')}
      actions={
        <>
          <ButtonLink look="primary" href={`/room/${roomId}`} data-autofocus>
            {t('rooms.edit.saved.view')}
          </ButtonLink>
          <ButtonLink href="/dashboard">{t('rooms.edit.saved.dashboard')}</ButtonLink>
        </>
      }
    >
      <p className="text-ink-2">
        {t('rooms.edit.saved.text')} {outcome !== 'updated' && t(reviewed[outcome])}
      </p>
    </Dialog>
  )
}

interface ConflictDialogProps {
  readonly onClose: () => void
  readonly onMine: () => void
  readonly onNewest: () => void
}

export function ConflictDialog({ onClose, onMine, onNewest }: ConflictDialogProps) {
  const t = useSentences(en)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rooms.edit.conflict')}
      closeLabel={t('rooms.edit.close')}
      actions={
        <>
          <Button look="primary" onClick={onMine}>
            {t('rooms.edit.conflict.mine')}
          </Button>
          <Button onClick={onNewest}>{t('rooms.edit.conflict.newest')}</Button>
        </>
      }
    >
      <p className="text-ink-2">{t('rooms.edit.conflict.text')}</p>
    </Dialog>
  )
}
