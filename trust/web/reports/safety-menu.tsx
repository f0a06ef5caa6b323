import { loadBlockDialog as importBlock } from '@basera/accounts/web'
import { IconButton, useMenuPopover } from '@basera/platform/design'
import { BanIcon, EllipsisVerticalIcon, FlagIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { ReportReceipt, SubjectKind } from '@basera/trust/contract'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import en from '../locales/en.json'
import { loadReportDialog as importReport } from './load-report-dialog.ts'
import css from './safety-menu.css?inline'
import type { Said } from './use-report.ts'

type LoadDialog = (close: () => void) => Promise<ReactNode>

export interface SafetyMenuProps {
  readonly label: string
  readonly className?: string
  readonly name: string
  /** What a report from here is about. */
  readonly kind: SubjectKind
  readonly onReport: (said: Said) => Promise<ReportReceipt>
  readonly onBlock: () => Promise<void>
  readonly onClosed: () => void
  /** Entries before the menu's own, each a `menu-row`; `open` shows a dialog instead of the menu. */
  readonly before?: (open: (load: LoadDialog) => void) => ReactNode
}

const loadReportDialog =
  ({ kind, name, onReport, onBlock }: SafetyMenuProps): LoadDialog =>
  async (close) => {
    const ReportDialog = await importReport()
    return <ReportDialog kind={kind} name={name} onSend={onReport} onBlock={onBlock} onClose={close} />
  }

const loadBlockDialog =
  ({ name, onBlock }: SafetyMenuProps): LoadDialog =>
  async (close) => {
    const BlockDialog = await importBlock()
    return <BlockDialog name={name} onBlock={onBlock} onClose={close} />
  }

function useMenuDialog(closeMenu: () => void, onClosed: () => void) {
  const [dialog, setDialog] = useState<ReactNode>(null)
  const [hasFailed, setFailed] = useState(false)
  const close = () => {
    setDialog(null)
    onClosed()
  }
  const open = (load: LoadDialog) => {
    setFailed(false)
    load(close).then(
      (loaded) => {
        closeMenu()
        setDialog(loaded)
      },
      () => setFailed(true),
    )
  }
  return { dialog, hasFailed, open }
}

/** Report and Block; each dialog's code loads when first opened. */
export function SafetyMenu(props: SafetyMenuProps) {
  const { label, className, name, onClosed, before } = props
  const t = useSentences(en)
  const popover = useMenuPopover()
  const { dialog, hasFailed, open } = useMenuDialog(popover.close, onClosed)
  return (
    <>
      <style href="trust-safety-menu" precedence="default">
        {css}
      </style>
      <IconButton {...popover.button} className={className} label={label} icon={<EllipsisVerticalIcon />} />
      <div {...popover.menu} className="menu safety-menu">
        {before?.(open)}
        <button type="button" className="menu-row" onClick={() => open(loadReportDialog(props))}>
          <FlagIcon />
          {t('trust.menu.report', { name })}
        </button>
        <button type="button" className="menu-row is-grave" onClick={() => open(loadBlockDialog(props))}>
          <BanIcon />
          {t('trust.menu.block', { name })}
        </button>
        {hasFailed && <p role="alert">{t('trust.menu.failed')}</p>}
      </div>
      {/* Outside the menu's container and styles. */}
      {dialog && createPortal(dialog, document.body)}
    </>
  )
}
