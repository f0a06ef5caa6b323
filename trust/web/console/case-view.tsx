import { Problem } from '@basera/platform/contract'
import { Badge, Banner, Button, Loading } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { queryClient, useQuery } from '@basera/platform/web/queries'
import type { ModerationCalls, ShownCase } from '@basera/trust/contract'
import en from '../locales/en.json'
import { Evidence } from './case-evidence.tsx'
import { History, Person } from './case-parts.tsx'
import { SaidAfterVisits } from './case-visits.tsx'
import { Box, codeText, Due, Failure, timeText, Words } from './console-parts.tsx'
import { DecisionForm } from './decision-form.tsx'
import { DecisionText } from './decision-text.tsx'
import { harmTones, queueKey } from './queue.tsx'
import type { DeskAddress } from './use-desk-address.ts'
import { useKeys } from './use-keys.ts'

interface CaseViewProps {
  readonly id: string
  readonly address: DeskAddress
}

function useCase(id: string) {
  const api = useApi<ModerationCalls>()
  return useQuery({
    queryKey: ['moderate', 'case', id],
    queryFn: () => api('GET /api/moderate/cases/{id}', { params: { id } }),
    // A new reading is an entry of the log.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

function Head({ one }: { readonly one: ShownCase }) {
  const t = useSentences(en)
  const harm = one.harm as 1 | 2 | 3
  return (
    <header className="desk-head">
      <div>
        <p className="desk-small">
          {t(`trust.console.subject.${one.subject_kind}`)} ·{' '}
          {t('trust.console.opened', { time: timeText(one.opened_at) })}
        </p>
        <h2 className="text-h2">
          <Words>
            {one.title ?? one.now?.title ?? one.account_name ?? t(`trust.console.kind.${one.kind}`)}
          </Words>
        </h2>
      </div>
      <p className="desk-tags">
        <Badge tone={harmTones[harm]}>{t(`trust.console.harm.${harm}`)}</Badge>
        {!one.decision && <Due one={one} />}
        {one.held_by && <Badge tone="info">{t('trust.console.heldBy', { name: one.held_by })}</Badge>}
        {one.held_by_me && <Badge tone="ok">{t('trust.console.heldByYou')}</Badge>}
      </p>
    </header>
  )
}

function Why({ one }: { readonly one: ShownCase }) {
  const t = useSentences(en)
  return (
    <Box title={t('trust.console.why')}>
      {one.because.length === 0 ? (
        <p>{t('trust.console.why.none')}</p>
      ) : (
        <ul className="desk-tags">
          {one.because.map((code) => (
            <li key={code}>
              <Badge tone={harmTones[one.harm as 1 | 2 | 3]}>
                <Words>{codeText(code)}</Words>
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Box>
  )
}

/** The decision that was made, or the form to make one; the form holds the case meanwhile. */
function Decide({
  one,
  address,
  onChange,
}: {
  readonly one: ShownCase
  readonly address: DeskAddress
  readonly onChange: () => void
}) {
  const t = useSentences(en)
  const api = useApi<ModerationCalls>()
  const cancel = () => {
    void api('POST /api/moderate/cases/{id}/release', { params: { id: one.id } }).catch(() => undefined)
    address.open(one.id)
  }
  if (one.decision)
    return (
      <Box title={t('trust.console.decision')}>
        <DecisionText one={one.decision} />
      </Box>
    )
  if (address.isDeciding && !one.held_by)
    return <DecisionForm one={one} onCancel={cancel} onDecided={onChange} />
  return (
    <div className="grid gap-3">
      {one.held_by && <Banner tone="info">{t('trust.console.held.text', { name: one.held_by })}</Banner>}
      <div>
        <Button look="primary" disabled={one.held_by !== null} onClick={() => address.open(one.id, true)}>
          {t('trust.console.decide')}
        </Button>
      </div>
    </div>
  )
}

/** A case with its evidence; E begins the decision. */
export function CaseView({ id, address }: CaseViewProps) {
  const t = useSentences(en)
  const found = useCase(id)
  const back = <Button onClick={address.close}>{t('trust.console.back')}</Button>
  const isGone = found.error instanceof Problem && found.error.code === 'not_found'
  const change = () => {
    void queryClient.invalidateQueries({ queryKey: queueKey })
    void found.refetch()
  }
  useKeys((key) => {
    if (key !== 'e' || !found.data || found.data.decision || found.data.held_by) return false
    address.open(id, true)
    return true
  })
  if (isGone)
    return (
      <Banner tone="info" action={back}>
        {t('trust.console.caseGone')}
      </Banner>
    )
  if (found.error) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Loading words={t('trust.console.loading')} />
  const one = found.data
  return (
    <article className="desk-stack">
      <div>{back}</div>
      <Head one={one} />
      <Why one={one} />
      <div className="desk-columns">
        <Evidence one={one} />
        <div className="desk-stack">
          <Person one={one} />
          <SaidAfterVisits visits={one.visits} />
          <Decide one={one} address={address} onChange={change} />
        </div>
      </div>
      <History one={one} />
    </article>
  )
}
