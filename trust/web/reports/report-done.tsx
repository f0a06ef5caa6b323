import { Button, buttonClass, Dialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { ReportReceipt } from '@basera/trust/contract'
import { Link } from 'react-router'
import en from '../locales/en.json'
import { Helpline, ReportStyles } from './dialog-parts.tsx'

interface ReportDoneProps {
  readonly receipt: ReportReceipt
  readonly onClose: () => void
  readonly isInAddress: boolean
}

const steps = ['sent', 'looked', 'told'] as const

/** The receipt and what happens next. */
export function ReportDone({ receipt, onClose, isInAddress }: ReportDoneProps) {
  const t = useSentences(en)
  return (
    <Dialog
      {...{ open: true, onClose, isInAddress }}
      title={t('trust.report.done')}
      width={520}
      sideBySide
      actions={
        <>
          <Button look="primary" data-autofocus onClick={onClose}>
            {t('trust.report.finish')}
          </Button>
          <Link className={buttonClass()} to="/account/reports" onClick={onClose}>
            {t('trust.reports.open')}
          </Link>
        </>
      }
    >
      <ReportStyles />
      <div className="grid gap-4">
        <p role="status" className="text-ink-2">
          {t('trust.report.done.receipt', { receipt: receipt.receipt })}
        </p>
        <ol className="report-steps">
          {steps.map((step) => (
            <li key={step}>
              <b>{t(`trust.report.step.${step}`)}</b>
              <span>{t(`trust.report.step.${step}.text`)}</span>
            </li>
          ))}
        </ol>
        <Helpline />
      </div>
    </Dialog>
  )
}
