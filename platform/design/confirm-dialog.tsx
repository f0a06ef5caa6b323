import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  readonly title: ReactNode
  readonly closeLabel?: string
  readonly confirm: string
  readonly icon?: ReactNode
  /** px; without one, 440. */
  readonly width?: number
  readonly keep: string
  readonly busy: boolean
  readonly failure: string | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks before something is gone; stays open while it is under way and after a failure. The way back has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    closeLabel,
    confirm,
    icon,
    keep,
    width = 440,
    busy,
    failure,
    onConfirm,
    onClose,
    children,
  } = props
  const actions = (
    <>
      <Button look="danger" icon={icon} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button disabled={busy} onClick={onClose} data-autofocus>
        {keep}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!busy}
      title={title}
      closeLabel={busy ? undefined : closeLabel}
      width={width}
      actions={actions}
      sideBySide
    >
      {children}
      {failure ? (
        <Banner tone="danger" className="mt-4.5">
          {failure}
        </Banner>
      ) : null}
    </Dialog>
  )
}
