import type { ReportBody } from '@basera/accounts/contract'
import { IconButton, useMenuPopover } from '@basera/platform/design'
import { BanIcon, EllipsisVerticalIcon, FlagIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import en from './locales/en.json'
import css from './safety-menu.css?inline'

/** Fetches a dialog, which is told what closes it. */
type DialogOf = (close: () => void) => Promise<ReactNode>

export interface SafetyMenuProps {
  /** What the button that opens it says. */
  readonly label: string
  readonly className?: string
  /** Of the person it is about. */
  readonly name: string
  readonly onReport: (body: ReportBody) => Promise<void>
  readonly onBlock: () => Promise<void>
  /** A dialog was closed, whatever came of it. */
  readonly onClosed: () => void
  /** Entries that stand before, each a `menu-row`. `open` shows a dialog in place of the menu. */
  readonly before?: (open: (ask: DialogOf) => void) => ReactNode
}

const askToReport =
  ({ name, onReport, onBlock }: SafetyMenuProps): DialogOf =>
  async (close) => {
    const { ReportDialog } = await import('../report-dialog.tsx')
    return <ReportDialog name={name} onSend={onReport} onBlock={onBlock} onClose={close} />
  }

const askToBlock =
  ({ name, onBlock }: SafetyMenuProps): DialogOf =>
  async (close) => {
    const { BlockDialog } = await import('../block-dialog.tsx')
    return <BlockDialog name={name} onBlock={onBlock} onClose={close} />
  }

/** The dialog that was asked for, once it has come; the menu stays until then. */
function useDialogInstead(closeMenu: () => void, onClosed: () => void) {
  const [dialog, setDialog] = useState<ReactNode>(null)
  const [hasFailed, setFailed] = useState(false)
  const close = () => {
    setDialog(null)
    onClosed()
  }
  const open = (ask: DialogOf) => {
    setFailed(false)
    ask(close).then(
      (loaded) => {
        closeMenu()
        setDialog(loaded)
      },
      () => setFailed(true),
    )
  }
  return { dialog, hasFailed, open }
}

/** What can be done about a person, Report and Block (decisions 8). Each dialog is fetched when it is first wanted. */
export function SafetyMenu(props: SafetyMenuProps) {
  const { label, className, name, onClosed, before } = props
  const t = useSentences(en)
  const popover = useMenuPopover()
  const { dialog, hasFailed, open } = useDialogInstead(popover.close, onClosed)
  return (
    <>
      <style href="accounts-safety-menu" precedence="default">
        {css}
      </style>
      <IconButton {...popover.button} className={className} label={label} icon={<EllipsisVerticalIcon />} />
      <div {...popover.menu} className="menu safety-menu">
        {before?.(open)}
        <button type="button" className="menu-row" onClick={() => open(askToReport(props))}>
          <FlagIcon />
          {t('accounts.safety.menu.report', { name })}
        </button>
        <button type="button" className="menu-row is-grave" onClick={() => open(askToBlock(props))}>
          <BanIcon />
          {t('accounts.safety.menu.block', { name })}
        </button>
        {hasFailed && <p role="alert">{t('accounts.safety.menu.failed')}</p>}
      </div>
      {/* Outside of what the menu stands in, and of its styles. */}
      {dialog && createPortal(dialog, document.body)}
    </>
  )
}
