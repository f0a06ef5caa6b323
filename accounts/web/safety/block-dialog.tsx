import { ConfirmDialog, showToast } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useRef, useState } from 'react'
import en from '../locales/en.json'
import { SafetyStyles, safetyFailure } from './dialog-parts.tsx'

export interface BlockDialogProps {
  readonly name: string
  readonly onBlock: () => Promise<void>
  readonly onClose: () => void
}

export function BlockDialog({ name, onBlock, onClose }: BlockDialogProps) {
  const t = useSentences(en)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const pressed = useRef(false)
  const block = async () => {
    if (pressed.current) return
    pressed.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await onBlock()
      showToast(t('accounts.safety.block.done', { name }))
      onClose()
    } catch (error) {
      setFailure(safetyFailure(error))
      setBusy(false)
    }
    pressed.current = false
  }
  return (
    <ConfirmDialog
      title={t('accounts.safety.block.title', { name })}
      confirm={t(isBusy ? 'accounts.safety.block.busy' : 'accounts.safety.block.do')}
      keep={t('accounts.safety.cancel')}
      width={480}
      busy={isBusy}
      failure={failure}
      onConfirm={() => void block()}
      onClose={onClose}
    >
      <SafetyStyles />
      <div className="block-facts">
        <p>{t('accounts.safety.block.hidden', { name })}</p>
        <p>{t('accounts.safety.block.kept', { name })}</p>
        <p>{t('accounts.safety.block.back')}</p>
      </div>
    </ConfirmDialog>
  )
}
