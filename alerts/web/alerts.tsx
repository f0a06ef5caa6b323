import { SignInFirst, useSession } from '@basera/accounts/web'
import { alertKinds } from '@basera/alerts/contract'
import { ButtonLink, EmptyState, Loading, RetryBanner, Skeleton } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAlertKinds } from './alert-kinds.ts'
import { AlertMails } from './alert-mails.tsx'
import { AlertRow } from './alert-row.tsx'
import { DeletedAlert } from './deleted-alert.tsx'
import en from './locales/en.json'
import { OpenAlert } from './open-alert.tsx'
import { type Alerts as Known, useAlerts } from './use-alerts.ts'

/** `/alerts`, `/alerts/{id}` where mails lead, and `/alerts/mails`, which needs no session. */
export function Alerts({ id }: { readonly id: string | undefined }) {
  const t = useSentences(en)
  const { status, user } = useSession()
  // The server does not know who asks.
  if (status === 'loading') return <AlertsComing />
  if (id === 'mails') return <AlertMails />
  if (user) return id ? <OpenAlert key={id} id={id} /> : <OwnAlerts />
  return <SignInFirst title={t('alerts.title')} words={t('alerts.signIn')} />
}

/** A member's alerts, with what each found since it was opened (alerts.since-seen). */
function OwnAlerts() {
  const t = useSentences(en)
  const { data, isError, isFetching, refetch } = useAlerts()
  const hasFailed = isError && !isFetching
  return (
    <div className="wrap max-w-200 pb-14 lg:pb-24">
      <h1 className="pt-6 text-h1 lg:pt-9">{t('alerts.title')}</h1>
      <p className="mt-2 text-ink-2">
        {t('alerts.about')}{' '}
        <Link className="link" to="/saved">
          {t('alerts.savedRooms')}
        </Link>
      </p>
      {hasFailed && (
        <RetryBanner
          className="mt-5 items-center"
          retry={t('alerts.tryAgain')}
          onRetry={() => void refetch()}
        >
          {t('alerts.failed')}
        </RetryBanner>
      )}
      {data ? <AlertList alerts={data} /> : !hasFailed && <AlertsComing />}
    </div>
  )
}

function AlertList({ alerts }: { readonly alerts: Known }) {
  const t = useSentences(en)
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const mark = (id: string, isDeleted: boolean) =>
    setDeleted((before) => new Set(isDeleted ? [...before, id] : [...before].filter((one) => one !== id)))
  const search = (look: 'primary' | 'secondary') => <SearchLinks look={look} />
  if (alerts.items.length === 0)
    return (
      <EmptyState scene={<SceneSuitcase />} title={t('alerts.none')} actions={search('primary')}>
        {t('alerts.none.text')}
      </EmptyState>
    )
  return (
    <>
      <ul className="mt-5 grid gap-6">
        {alerts.items.map((alert) => (
          <li key={alert.id} className="border-b border-line pb-6">
            {deleted.has(alert.id) ? (
              <DeletedAlert alert={alert} onRestored={() => mark(alert.id, false)} />
            ) : (
              <AlertRow alert={alert} alerts={alerts} onDeleted={() => mark(alert.id, true)} />
            )}
          </li>
        ))}
      </ul>
      <div className="mt-6">{search('secondary')}</div>
    </>
  )
}

function SearchLinks({ look }: { readonly look: 'primary' | 'secondary' }) {
  const t = useSentences(en)
  const kinds = useAlertKinds()
  return (
    <div className="flex flex-wrap gap-3">
      {alertKinds.map((kind, index) => (
        <ButtonLink key={kind} look={index === 0 ? look : 'secondary'} href={kinds[kind].path}>
          {t(`alerts.new.${kind}`)}
        </ButtonLink>
      ))}
    </div>
  )
}

function AlertsComing() {
  return (
    <div className="wrap max-w-200 pt-6">
      <Loading words={useSentences(en)('alerts.loading')}>
        <Skeleton className="h-40 w-full" />
      </Loading>
    </div>
  )
}
