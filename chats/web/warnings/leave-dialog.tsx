import { Button, buttonClass, Dialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

interface LeaveDialogProps {
  readonly address: string
  readonly onClose: () => void
}

/** As browsers read the address: without a name before `@`, look-alike letters spelled out. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address)

/** Shows whose page a link opens (chats.warned-links). */
export function LeaveDialog({ address, onClose }: LeaveDialogProps) {
  const t = useSentences(en)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chats.leave.title')}
      width={480}
      sideBySide
      actions={
        <>
          <Button look="primary" data-autofocus onClick={onClose}>
            {t('chats.leave.stay')}
          </Button>
          <a
            className={buttonClass()}
            href={address}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            onClick={onClose}
          >
            {t('chats.leave.open')}
          </a>
        </>
      }
    >
      <div className="grid gap-2">
        <p>{t('chats.leave.goes')}</p>
        <p className="text-h3 break-all">{hostOf(address)}</p>
        <p className="text-ink-2">{t('chats.leave.text')}</p>
      </div>
    </Dialog>
  )
}
