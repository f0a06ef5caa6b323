import { type ReportBody, reportDetailsMaximum, reportReasons } from '@basera/accounts/contract'
import { Banner, Button, Checkbox, Dialog, Field, TextArea } from '@basera/platform/design'
import { locale, useSentences } from '@basera/platform/web'
import { type FormEvent, useId } from 'react'
import en from '../locales/en.json'
import { SafetyStyles } from './dialog-parts.tsx'
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
  const words = isSent ? 'accounts.safety.report.blockAgain' : 'accounts.safety.report.send'
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!isBusy}
      title={t('accounts.safety.report.title', { name })}
      closeLabel={isBusy ? undefined : t('accounts.safety.close')}
      width={520}
      sideBySide
      actions={
        <>
          <Button look="primary" type="submit" form={formId} busy={isBusy}>
            {t(isBusy ? 'accounts.safety.report.sending' : words, { name })}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {t('accounts.safety.cancel')}
          </Button>
        </>
      }
    >
      <SafetyStyles />
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        <p className="text-ink-2">{t('accounts.safety.report.intro', { name })}</p>
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
        label={t('accounts.safety.report.details')}
        optional={t('accounts.safety.report.optional')}
        hint={t('accounts.safety.report.hint')}
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
        label={t('accounts.safety.report.alsoBlock', { name })}
        checked={alsoBlock}
        disabled={isBusy}
        onChange={(event) => setAlsoBlock(event.target.checked)}
      />
    </>
  )
}

function Reasons({ report: { reason, choose, unchosen, stage } }: { readonly report: Report }) {
  const t = useSentences(en)
  const error = unchosen ? t('accounts.safety.report.choose') : undefined
  return (
    <Field as="group" label={t('accounts.safety.report.reason')} error={error}>
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
              <span>{t(`accounts.safety.report.${one}`)}</span>
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
      title={t('accounts.safety.report.done')}
      width={480}
      actions={
        <Button look="primary" data-autofocus onClick={onClose}>
          {t('accounts.safety.report.finish')}
        </Button>
      }
    >
      <p role="status" className="text-ink-2">
        {t('accounts.safety.report.done.text')}
      </p>
    </Dialog>
  )
}
