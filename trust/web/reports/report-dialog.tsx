import { Banner, Button, Checkbox, Dialog, Field, TextArea } from '@basera/platform/design'
import { locale, useSentences } from '@basera/platform/web'
import { reasonsFor, reportDetailsMaximum, type SubjectKind } from '@basera/trust/contract'
import { type FormEvent, useId } from 'react'
import en from '../locales/en.json'
import { Helpline, ReportStyles } from './dialog-parts.tsx'
import { ReportDone } from './report-done.tsx'
import { ScreenshotField } from './screenshot-field.tsx'
import { type ReportActions, useReport } from './use-report.ts'

export interface ReportDialogProps extends ReportActions {
  readonly kind: SubjectKind
  readonly onClose: () => void
  readonly isInAddress?: boolean
}

type Report = ReturnType<typeof useReport>
type WithReport = ReportDialogProps & { readonly report: Report }

/** A report with a reason that fits, details and, if wanted, a block (trust.report-reasons). */
export function ReportDialog(props: ReportDialogProps) {
  const report = useReport(props)
  return report.stage === 'done' && report.receipt ? (
    <ReportDone receipt={report.receipt} onClose={props.onClose} isInAddress={props.isInAddress ?? false} />
  ) : (
    <ReportForm {...props} report={report} />
  )
}

function ReportForm(props: WithReport) {
  const { kind, name, onClose, report, isInAddress = false } = props
  const t = useSentences(en)
  const formId = useId()
  const { stage, receipt, send, failure } = report
  const isBusy = stage === 'busy'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!send()) event.currentTarget.querySelector('input')?.focus()
  }
  const words = receipt ? 'trust.report.blockAgain' : 'trust.report.send'
  return (
    <Dialog
      {...{ open: true, onClose, isInAddress }}
      dismissable={!isBusy}
      title={
        kind === 'room' || kind === 'group'
          ? t(`trust.report.title.${kind}`)
          : t('trust.report.title', { name })
      }
      closeLabel={isBusy ? undefined : t('trust.report.close')}
      width={520}
      sideBySide
      actions={
        <>
          <Button look="danger" type="submit" form={formId} busy={isBusy}>
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
        <p className="text-ink-2">
          {kind === 'room' ? t('trust.report.intro.room') : t('trust.report.intro', { name })}
        </p>
        {!receipt && <Questions {...props} />}
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Helpline />
      </form>
    </Dialog>
  )
}

function Questions({ kind, name, report, onBlock }: WithReport) {
  const t = useSentences(en)
  const { details, setDetails, alsoBlock, setAlsoBlock, stage } = report
  const isBusy = stage === 'busy'
  const count = details.length.toLocaleString(locale)
  return (
    <>
      <Reasons kind={kind} report={report} />
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
      <ScreenshotField screenshots={report.screenshots} isBusy={isBusy} />
      <div className="report-kept">
        <b>{t('trust.report.kept')}</b>
        <p>{t(`trust.report.kept.${kind}`)}</p>
      </div>
      {onBlock && (
        <Checkbox
          label={t('trust.report.alsoBlock', { name })}
          checked={alsoBlock}
          disabled={isBusy}
          onChange={(event) => setAlsoBlock(event.target.checked)}
        />
      )}
    </>
  )
}

function Reasons({ kind, report }: Pick<WithReport, 'kind' | 'report'>) {
  const { reason, choose, unchosen, stage } = report
  const t = useSentences(en)
  const error = unchosen ? t('trust.report.choose') : undefined
  return (
    <Field as="group" label={t('trust.report.reason')} error={error}>
      {({ id: _, ...control }) => (
        <div {...control} role="radiogroup" className="report-reasons">
          {reasonsFor[kind].map((one) => (
            <label key={one} className="check">
              <input
                type="radio"
                name="reason"
                checked={one === reason}
                disabled={stage === 'busy'}
                onChange={() => choose(one)}
              />
              <span>
                {t(`trust.reason.${one}`)}
                <small>{t(`trust.reason.${one}.help`)}</small>
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
