import { Banner, Button, Checkbox, Dialog, Field, TextArea } from '@basera/platform/design'
import { locale, useSentences } from '@basera/platform/web'
import { type ReportBody, reportDetailsMaximum, reportReasons } from '@basera/trust/contract'
import { type FormEvent, useId } from 'react'
import en from '../locales/en.json'
import { ReportStyles } from './dialog-parts.tsx'
import { useReport } from './use-report.ts'

export interface ReportDialogProps {
  readonly name: string
  readonly onSend: (body: ReportBody) => Promise<void>
  readonly onBlock: () => Promise<void>
  readonly onClose: () => void
}

type Report = ReturnType<typeof useReport>

/** A report with reason, details and, if wanted, a block (trust.report-reasons). */
export function ReportDialog(props: ReportDialogProps) {
  const report = useReport(props)
  return report.stage === 'done' ? (
    <Thanks onClose={props.onClose} />
  ) : (
    <ReportForm {...props} report={report} />
  )
}

function ReportForm({ name, onClose, report }: ReportDialogProps & { readonly report: Report }) {
  const t = useSentences(en)
  const formId = useId()
  const { stage, isSent, send, failure } = report
  const isBusy = stage === 'busy'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!send()) event.currentTarget.querySelector('input')?.focus()
  }
  const words = isSent ? 'trust.report.blockAgain' : 'trust.report.send'
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!isBusy}
      title={t('trust.report.title', { name })}
      closeLabel={isBusy ? undefined : t('trust.report.close')}
      width={520}
      sideBySide
      actions={
        <>
          <Button look="primary" type="submit" form={formId} busy={isBusy}>
            {t(isBusy ? 'trust.report.sending' : words, { name })}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {t('trust.report.cancel')}
          </Button>
        </>
      }
    >
      <ReportStyles />
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        <p className="text-ink-2">{t('trust.report.intro', { name })}</p>
        {!isSent && <Questions name={name} report={report} />}
        {failure && <Banner tone="danger">{failure}</Banner>}
      </form>
    </Dialog>
  )
}

function Questions({ name, report }: { readonly name: string; readonly report: Report }) {
  const t = useSentences(en)
  const { details, setDetails, alsoBlock, setAlsoBlock, stage } = report
  const isBusy = stage === 'busy'
  const count = details.length.toLocaleString(locale)
  return (
    <>
      <Reasons report={report} />
      <Field
        label={t('trust.report.details')}
        optional={t('trust.report.optional')}
        hint={t('trust.report.hint')}
        counter={`${count}/${reportDetailsMaximum.toLocaleString(locale)}`}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={reportDetailsMaximum}
            value={details}
            readOnly={isBusy}
            onChange={(event) => setDetails(event.target.value)}
          />
        )}
      </Field>
      <Checkbox
        label={t('trust.report.alsoBlock', { name })}
        checked={alsoBlock}
        disabled={isBusy}
        onChange={(event) => setAlsoBlock(event.target.checked)}
      />
    </>
  )
}

function Reasons({ report: { reason, choose, unchosen, stage } }: { readonly report: Report }) {
  const t = useSentences(en)
  const error = unchosen ? t('trust.report.choose') : undefined
  return (
    <Field as="group" label={t('trust.report.reason')} error={error}>
      {({ id: _, ...control }) => (
        <div {...control} role="radiogroup" className="report-reasons">
          {reportReasons.map((one) => (
            <label key={one} className="check">
              <input
                type="radio"
                name="reason"
                checked={one === reason}
                disabled={stage === 'busy'}
                onChange={() => choose(one)}
              />
              <span>{t(`trust.report.${one}`)}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}

function Thanks({ onClose }: Pick<ReportDialogProps, 'onClose'>) {
  const t = useSentences(en)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('trust.report.done')}
      width={480}
      actions={
        <Button look="primary" data-autofocus onClick={onClose}>
          {t('trust.report.finish')}
        </Button>
      }
    >
      <p role="status" className="text-ink-2">
        {t('trust.report.done.text')}
      </p>
    </Dialog>
  )
}
