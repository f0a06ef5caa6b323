import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface Question {
  readonly title: ReactNode
  readonly closeLabel?: string
  readonly confirm: string
  readonly icon?: ReactNode
  /** px; without one, 440. */
  readonly width?: number
  readonly keep: string
  readonly busy: boolean
  readonly failure: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

type Answer =
  | { readonly onConfirm: () => void; readonly formId?: undefined }
  | { readonly onConfirm?: undefined; readonly formId: string }

export type ConfirmDialogProps = Question & Answer

/** Asks before something is gone; stays open while busy and after a failure. Focuses `data-autofocus` inside, else the way back. */
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
    formId,
    onClose,
    children,
  } = props
  const confirming =
    formId === undefined ? { onClick: onConfirm } : ({ type: 'submit', form: formId } as const)
  const actions = (
    <>
      <Button look="danger" icon={icon} busy={busy} {...confirming}>
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
