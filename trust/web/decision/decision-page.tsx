import { Problem } from '@basera/platform/contract'
import { Banner, Button, EmptyState, Field, Loading, TextArea } from '@basera/platform/design'
import { DoorLocked } from '@basera/platform/design/art'
import { locale, pageHandle, sentencesOf, useApi, useSentences } from '@basera/platform/web'
import { Queries, useQuery } from '@basera/platform/web/queries'
import {
  type AppealCalls,
  appealMaximum,
  decisionSentences,
  ruleSentences,
  type ToldDecision,
} from '@basera/trust/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { ConsoleStyles, dayText, failureOf, Words } from '../console/console-parts.tsx'
import en from '../locales/en.json'
import { aboutWhat, noteRead } from './own-decisions.ts'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('trust.decision.page')} | Basera`,
  noIndex: true,
}))

interface AppealProps {
  readonly told: ToldDecision
  readonly token: string
  readonly onSent: () => void
}

function AppealForm({ told, token, onSent }: AppealProps) {
  const t = useSentences(en)
  const api = useApi<AppealCalls>()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!text.trim()) return setFailure(t('trust.decision.appeal.empty'))
    setBusy(true)
    setFailure(undefined)
    try {
      await api('POST /api/appeals', { body: { token, text } })
      onSent()
    } catch (error) {
      setFailure(failureOf(error))
    }
    setBusy(false)
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      <h2 className="text-h2">{t('trust.decision.appeal')}</h2>
      <p>{t('trust.decision.appeal.text', { day: dayText(told.appeal_until) })}</p>
      <Field
        label={t('trust.decision.appeal.know')}
        error={failure}
        counter={`${text.length.toLocaleString(locale)}/${appealMaximum.toLocaleString(locale)}`}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={appealMaximum}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button look="primary" size="l" type="submit" busy={isBusy}>
          {t('trust.decision.appeal.send')}
        </Button>
      </div>
    </form>
  )
}

function Appeal(props: AppealProps) {
  const t = useSentences(en)
  const { decision, appeal, appeal_until } = props.told
  if (decision === 'nothing') return null
  if (appeal?.outcome)
    return (
      <div className="grid gap-3">
        <Banner tone={appeal.outcome === 'reversed' ? 'ok' : 'info'}>
          {t(`trust.decision.${appeal.outcome}`)}
        </Banner>
        {appeal.answer && (
          <p className="desk-words">
            <Words>{appeal.answer}</Words>
          </p>
        )}
      </div>
    )
  if (appeal) return <Banner tone="ok">{t('trust.decision.appeal.sent')}</Banner>
  if (new Date(appeal_until) < new Date())
    return <Banner tone="info">{t('trust.decision.appeal.late')}</Banner>
  return <AppealForm {...props} />
}

function Decision({ told }: { readonly told: ToldDecision }) {
  const t = useSentences(en)
  const facts = [
    ...(told.rule === 'none' ? [] : [[t('trust.decision.rule'), ruleSentences[told.rule]] as const]),
    [t('trust.decision.when'), dayText(told.decided_at)] as const,
    ...(told.until ? [[t('trust.decision.until'), dayText(told.until)] as const] : []),
    [t('trust.decision.by'), t('trust.decision.person')] as const,
  ]
  return (
    <>
      <h1 className="text-h1">{t('trust.decision.title', { what: aboutWhat(told) })}</h1>
      <p className="text-lead">{decisionSentences[told.decision]}</p>
      <section className="panel grid gap-3">
        <h2 className="text-h3">{t('trust.decision.why')}</h2>
        {told.statement && (
          <p className="desk-words">
            <Words>{told.statement}</Words>
          </p>
        )}
        <dl className="desk-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

function Page() {
  const t = useSentences(en)
  const { token = '' } = useParams()
  const api = useApi<AppealCalls>()
  const found = useQuery({
    queryKey: ['decision', token],
    queryFn: () => api('GET /api/appeals/{token}', { params: { token } }),
    enabled: token !== '',
  })
  const isShown = found.data !== undefined
  useEffect(() => {
    if (isShown) noteRead(token)
  }, [isShown, token])
  if (found.error instanceof Problem && found.error.code === 'not_found')
    return (
      <EmptyState scene={<DoorLocked />} title={t('trust.decision.broken')} level={1}>
        {t('trust.decision.broken.text')}
      </EmptyState>
    )
  if (found.error)
    return (
      <Banner
        tone="danger"
        action={<Button onClick={() => void found.refetch()}>{t('trust.console.retry')}</Button>}
      >
        {failureOf(found.error)}
      </Banner>
    )
  if (!found.data) return <Loading words={t('trust.decision.loading')} />
  return (
    <>
      <Decision told={found.data} />
      <Appeal told={found.data} token={token} onSent={() => void found.refetch()} />
    </>
  )
}

/** /decision/{token}, linked in mails: what was decided about the reader, and the appeal (trust.appeal-once). */
export function Component() {
  return (
    <Queries>
      <ConsoleStyles />
      <div className="wrap desk max-w-180">
        <Page />
      </div>
    </Queries>
  )
}
