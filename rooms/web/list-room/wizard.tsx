import { Banner, Button, cx, Loading, ProgressSteps } from '@basera/platform/design'
import { ArrowRightIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type FormEvent, useEffect, useRef } from 'react'
import { AllowanceNote } from './allowance-note.tsx'
import { StepAside } from './aside/step-aside.tsx'
import type { ListingWork } from './creation/listing-work.ts'
import { useShownOnce } from './creation/use-shown-once.ts'
import './list-room.css'
import en from '../locales/en.json'
import { OtherTabNote } from './draft/other-tab-note.tsx'
import { DetailsFields } from './steps/details-fields.tsx'
import { useLaterSteps } from './steps/use-later-steps.ts'
import { useWizard, type WizardState } from './use-wizard.ts'
import { canGoOn, lastStep, type WizardStep, wizardSteps } from './wizard-steps.ts'

/** Focuses the heading of a new step, for eyes and screen readers. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

function Progress({ step }: { readonly step: number }) {
  const t = useSentences(en)
  const of = wizardSteps.length
  const percent = ((step + 1) / of) * 100
  return (
    <fieldset>
      <legend className="sr-only">{t('rooms.list.progress')}</legend>
      <ProgressSteps
        steps={wizardSteps.map((name) => t(`rooms.list.step.${name}`))}
        current={step}
        stepText={t('rooms.list.step', { n: step + 1, of })}
        doneText={t('rooms.list.percent', { percent })}
      />
    </fieldset>
  )
}

function Foot({ wizard, isSending }: { readonly wizard: WizardState; readonly isSending: boolean }) {
  const t = useSentences(en)
  const { step, form, photos, creation, back, other } = wizard
  const isLast = step === lastStep
  const isBusy = creation.busy || isSending
  const preparing = isLast && photos.some(({ state }) => state === 'preparing')
  const sent = photos.filter(({ state }) => state === 'kept').length
  return (
    <div className={cx('wizard-foot at-foot', isLast && 'is-last')}>
      {creation.failure ? (
        <Banner tone="danger" className="wizard-failure">
          {creation.failure}
        </Banner>
      ) : null}
      <Button disabled={step === 0 || isBusy || creation.created !== undefined} onClick={back}>
        {t('rooms.list.previous')}
      </Button>
      <p className="sr-only" role="status">
        {isSending ? t('rooms.list.sending', { n: sent, of: photos.length }) : ''}
      </p>
      <Button
        type="submit"
        look="primary"
        busy={isBusy}
        disabled={
          !canGoOn(step, form.values) ||
          preparing ||
          creation.created !== undefined ||
          (isLast && other !== undefined)
        }
      >
        {isLast ? t(isBusy ? 'rooms.list.creating' : 'rooms.list.create') : t('rooms.list.next')}
        {isLast ? null : <ArrowRightIcon />}
      </Button>
    </div>
  )
}

interface StepBodyProps extends WizardProps {
  readonly wizard: WizardState
  readonly steps: ReturnType<typeof useLaterSteps>
  readonly isBusy: boolean
}

function StepBody({ work, wizard, steps: { later, retry }, isBusy }: StepBodyProps) {
  const t = useSentences(en)
  const { form, photos, step } = wizard
  if (step === 0) return <DetailsFields form={form} />
  if (retry)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="s" onClick={retry}>
            {t('rooms.list.missing.retry')}
          </Button>
        }
      >
        {t('rooms.list.missing')}
      </Banner>
    )
  if (!later) return <Loading words={t('rooms.list.loading')} />
  if (step === 1) return <later.PricingFields form={form} />
  if (step === 2) return <later.PreferenceFields form={form} />
  return (
    <>
      <later.PhotosStep uploads={work.uploads} photos={photos} isBusy={isBusy} />
      <later.ListingReview values={form.values} />
    </>
  )
}

function KeptDraft({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useSentences(en)
  return (
    <Banner
      tone="info"
      className="mt-5"
      action={
        <Button size="s" onClick={onDiscard}>
          {t('rooms.list.draft.discard')}
        </Button>
      }
    >
      {t('rooms.list.draft')}
    </Banner>
  )
}

interface WizardProps {
  readonly work: ListingWork
}

/** The listing wizard (rooms.list-steps). */
export function Wizard({ work }: WizardProps) {
  const t = useSentences(en)
  const wizard = useWizard(work)
  const steps = useLaterSteps()
  const { later } = steps
  const { form, photos, step, creation, next, startOver, offersDraft } = wizard
  const heading = useHeadingFocus(step)
  const name: WizardStep = wizardSteps[step] ?? 'details'
  const { created } = creation
  const isShown = useShownOnce(created !== undefined, photos)
  const isSending = created !== undefined && !isShown
  const submit = (event: FormEvent) => {
    event.preventDefault()
    next()
  }
  return (
    <>
      <Progress step={step} />
      <div role="status">
        {wizard.other ? <OtherTabNote did={wizard.other} onGoOn={wizard.goOn} /> : null}
      </div>
      <AllowanceNote isAsked={created === undefined} />
      {offersDraft && !wizard.other ? <KeptDraft onDiscard={startOver} /> : null}
      <div className="mt-7 grid items-start gap-7 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-x-[72px]">
        <form onSubmit={submit} noValidate aria-labelledby="list-room-step">
          <h2 id="list-room-step" ref={heading} tabIndex={-1} className="text-h2 outline-none">
            {t(`rooms.list.step.${name}`)}
          </h2>
          <p className="mt-1 mb-[22px] text-ink-3">{t(`rooms.list.step.${name}.text`)}</p>
          <StepBody
            work={work}
            wizard={wizard}
            steps={steps}
            isBusy={creation.busy || created !== undefined}
          />
          <Foot wizard={wizard} isSending={isSending} />
        </form>
        <StepAside
          step={name}
          values={form.values}
          photos={photos}
          summary={later ? <later.PricingSummary values={form.values} /> : null}
        />
      </div>
      {created && isShown && later ? (
        <later.CreatedDialog {...created} photos={photos} onRetry={creation.retry} />
      ) : null}
    </>
  )
}
