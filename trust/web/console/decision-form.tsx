import {
  Banner,
  Button,
  Field,
  Segmented,
  Select,
  showToast,
  TextArea,
  useAskBeforeUnload,
} from '@basera/platform/design'
import { locale, useApi, useSentences } from '@basera/platform/web'
import {
  type CaseRule,
  caseRules,
  type Decision,
  type ModerationCalls,
  pauseDays,
  ruleSentences,
  type ShownCase,
  statementMaximum,
} from '@basera/trust/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import en from '../locales/en.json'
import { failureOf } from './console-parts.tsx'

interface DecisionFormProps {
  readonly one: ShownCase
  readonly onCancel: () => void
  readonly onDecided: () => void
}

interface Draft {
  readonly decision?: Decision
  readonly rule: CaseRule | ''
  readonly days: '1' | '7' | '30'
  readonly statement: string
}

const blank: Draft = { rule: '', days: '7', statement: '' }

/** What was chosen and written for cases that are not decided, as long as the page is open. */
const drafts = new Map<string, Draft>()

/** A draft that Back and Forward keep; the browser asks before the page goes with it. */
function useDraft(id: string) {
  const [draft, setDraft] = useState(() => drafts.get(id) ?? blank)
  const change = (some: Partial<Draft>) => {
    const next = { ...draft, ...some }
    drafts.set(id, next)
    setDraft(next)
  }
  useAskBeforeUnload(draft.statement !== '')
  return { draft, change }
}

function useDecision({ one, onDecided }: DecisionFormProps) {
  const t = useSentences(en)
  const api = useApi<ModerationCalls>()
  const { draft, change } = useDraft(one.id)
  const { decision, rule, days, statement } = draft
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  // However the form was opened: by button, key or address.
  useEffect(() => {
    api('POST /api/moderate/cases/{id}/hold', { params: { id: one.id } }).catch((error: unknown) =>
      setFailure(failureOf(error)),
    )
  }, [api, one.id])
  const submit = async () => {
    if (isBusy) return
    if (!decision) return setFailure(t('trust.console.decision.choose'))
    if (decision !== 'nothing' && !rule) return setFailure(t('trust.console.rule.choose'))
    setBusy(true)
    setFailure(undefined)
    const length = pauseDays.find((one) => String(one) === days) ?? 7
    try {
      await api('POST /api/moderate/cases/{id}/decision', {
        params: { id: one.id },
        body: {
          decision,
          rule: decision === 'nothing' ? 'none' : rule || 'none',
          statement,
          ...(decision === 'pause_sending' ? { days: length } : {}),
        },
      })
      drafts.delete(one.id)
      showToast(t('trust.console.decided'))
      onDecided()
    } catch (error) {
      setFailure(failureOf(error))
    }
    setBusy(false)
  }
  return { ...draft, change, isBusy, failure, submit }
}

type State = ReturnType<typeof useDecision>

function Choices({ one, state }: { readonly one: ShownCase; readonly state: State }) {
  const t = useSentences(en)
  const group = useRef<HTMLDivElement>(null)
  // From the keyboard the first choice comes next.
  useEffect(() => group.current?.querySelector('input')?.focus(), [])
  return (
    <Field as="group" label={t('trust.console.decision')}>
      {({ id: _, ...control }) => (
        <div ref={group} {...control} role="radiogroup" className="desk-choices">
          {one.possible.map((decision) => (
            <label key={decision}>
              <input
                type="radio"
                name="decision"
                checked={decision === state.decision}
                onChange={() => state.change({ decision })}
              />
              <span>{t(`trust.console.decision.${decision}`)}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}

function Reasons({ state }: { readonly state: State }) {
  const t = useSentences(en)
  const { decision, rule, statement, change } = state
  const rules = caseRules.filter((one) => one !== 'none')
  const options = [
    { value: '', label: t('trust.console.rule.choose') },
    ...rules.map((value) => ({ value, label: ruleSentences[value] })),
  ]
  const choose = (value: string) => change({ rule: rules.find((one) => one === value) ?? '' })
  const count = statement.length.toLocaleString(locale)
  return (
    <>
      {decision !== 'nothing' && (
        <Field label={t('trust.console.rule')}>
          {(control) => (
            <Select
              {...control}
              options={options}
              value={rule}
              onChange={(event) => choose(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label={t('trust.console.statement')}
        hint={t('trust.console.statement.hint')}
        counter={`${count}/${statementMaximum.toLocaleString(locale)}`}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={statementMaximum}
            value={statement}
            onChange={(event) => change({ statement: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

/** Decision, rule and own words, which both sides read (trust.case-decided, trust.report-outcome). */
export function DecisionForm(props: DecisionFormProps) {
  const t = useSentences(en)
  const state = useDecision(props)
  const { decision, days, change, isBusy, failure, submit } = state
  const lengths = pauseDays.map((n) => ({ value: `${n}` as const, label: t('trust.console.days', { n }) }))
  return (
    <form
      className="panel grid gap-4"
      aria-label={t('trust.console.decision')}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Choices one={props.one} state={state} />
      {decision === 'pause_sending' && (
        <Field as="group" label={t('trust.console.for')}>
          {({ id: _, ...control }) => (
            <Segmented
              {...control}
              options={lengths}
              value={days}
              onChange={(chosen) => change({ days: chosen })}
            />
          )}
        </Field>
      )}
      <Reasons state={state} />
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" busy={isBusy}>
          {t('trust.console.send')}
        </Button>
        <Button disabled={isBusy} onClick={props.onCancel}>
          {t('trust.console.cancel')}
        </Button>
      </div>
    </form>
  )
}
