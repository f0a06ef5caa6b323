import { type Message, unsendMinutes } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { Button, Dialog, showToast } from '@basera/platform/design'
import { CopyIcon, FlagIcon, ReplyIcon, RotateCcwIcon, Trash2Icon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ReactNode, useState } from 'react'
import en from '../locales/en.json'
import { useMessageActions } from './message-actions.tsx'
import { saidWords } from './said-words.ts'

interface MessageMenuProps {
  readonly message: Message
  /** What is left out is not offered. */
  readonly onReply: (() => void) | undefined
  readonly onReport: (() => void) | undefined
  readonly onDelete: () => Promise<void>
  readonly onUnsend: (() => Promise<void>) | undefined
  readonly onClose: () => void
}

const canUnsend = ({ created_at }: Message) => Date.now() - Date.parse(created_at) < unsendMinutes * 60_000

/** What can be done with a message (chats.reply-quote, chats.unsend-message, chats.delete-for-me). */
export function MessageMenu(opened: MessageMenuProps) {
  // It may have been taken back meanwhile.
  const message = useMessageActions()?.find(opened.message.seq) ?? opened.message
  const props = { ...opened, message }
  const [step, setStep] = useState<'menu' | 'unsend' | 'delete'>('menu')
  if (step === 'unsend' && props.onUnsend)
    return <Confirm step="unsend" act={props.onUnsend} onClose={props.onClose} />
  if (step === 'delete') return <Confirm step="delete" act={props.onDelete} onClose={props.onClose} />
  return <Menu {...props} onStep={setStep} />
}

function Menu(props: MessageMenuProps & { readonly onStep: (step: 'unsend' | 'delete') => void }) {
  const t = useSentences(en)
  const { message, onReply, onReport, onUnsend, onStep, onClose } = props
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const copy = () =>
    navigator.clipboard.writeText(saidWords(message) ?? message.content).then(
      () => showToast(t('chats.message.copied')),
      () => showToast(t('chats.message.failed')),
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chats.message.title')}
      closeLabel={t('chats.message.close')}
      width={400}
    >
      <div className="grid">
        {onReply && <Row icon={<ReplyIcon />} label={t('chats.message.reply')} onPress={then(onReply)} />}
        {message.content && <Row icon={<CopyIcon />} label={t('chats.message.copy')} onPress={then(copy)} />}
        {onReport && <Row icon={<FlagIcon />} label={t('chats.message.report')} onPress={then(onReport)} />}
        <Row icon={<Trash2Icon />} label={t('chats.message.delete')} onPress={() => onStep('delete')} />
        {onUnsend && canUnsend(message) && (
          <Row icon={<RotateCcwIcon />} label={t('chats.message.unsend')} onPress={() => onStep('unsend')} />
        )}
      </div>
    </Dialog>
  )
}

interface RowProps {
  readonly icon: ReactNode
  readonly label: string
  readonly onPress: () => void
}

const Row = ({ icon, label, onPress }: RowProps) => (
  <button type="button" className="menu-row" onClick={onPress}>
    {icon}
    {label}
  </button>
)

interface ConfirmProps {
  readonly step: 'unsend' | 'delete'
  readonly act: () => Promise<void>
  readonly onClose: () => void
}

function Confirm({ step, act, onClose }: ConfirmProps) {
  const t = useSentences(en)
  const [isBusy, setBusy] = useState(false)
  const confirm = () => {
    setBusy(true)
    act()
      .catch((error) => showToast(error instanceof Problem ? error.message : t('chats.message.failed')))
      .finally(onClose)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`chats.message.${step}.title`)}
      width={440}
      sideBySide
      actions={
        <>
          <Button look="primary" data-autofocus busy={isBusy} onClick={confirm}>
            {t(`chats.message.${step}.do`)}
          </Button>
          <Button onClick={onClose}>{t('chats.message.cancel')}</Button>
        </>
      }
    >
      <p>{t(`chats.message.${step}.text`)}</p>
    </Dialog>
  )
}
