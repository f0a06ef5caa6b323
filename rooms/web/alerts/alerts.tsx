import { useSession } from '@basera/accounts/web'
import { ButtonLink, EmptyState, Loading, Skeleton } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import { findRoomPath } from '../find-room/find-room-path.ts'
import { SignInFirst } from '../lists/sign-in-first.tsx'
import { UnreadList } from '../lists/unread-list.tsx'
import en from '../locales/en.json'
import { savedPath } from '../saved/saved-path.ts'
import { AlertMails } from './alert-mails.tsx'
import { AlertRow } from './alert-row.tsx'
import { DeletedAlert } from './deleted-alert.tsx'
import { OpenAlert } from './open-alert.tsx'
import { type Alerts as Known, useAlerts } from './use-alerts.ts'

/** `/alerts`, `/alerts/{id}` where mails lead, and `/alerts/mails`, which needs no session. */
export function Alerts({ id }: { readonly id: string | undefined }) {
  const t = useSentences(en)
  const { status, user } = useSession()
  if (id === 'mails') return <AlertMails />
  if (user) return id ? <OpenAlert key={id} id={id} /> : <OwnAlerts />
  if (status === 'loading') return <AlertsComing />
  return <SignInFirst title={t('rooms.alerts.title')} words={t('rooms.alerts.signIn')} />
}

/** A member's alerts, with what each found since it was opened (rooms.alert-seen). */
function OwnAlerts() {
  const t = useSentences(en)
  const { data, isError, refetch } = useAlerts()
  return (
    <div className="wrap max-w-200 pb-14 lg:pb-24">
      <h1 className="pt-6 text-h1 lg:pt-9">{t('rooms.alerts.title')}</h1>
      <p className="mt-2 text-ink-2">
        {t('rooms.alerts.about')}{' '}
        <Link className="link" to={savedPath}>
          {t('rooms.saved.title')}
        </Link>
      </p>
      {isError && <UnreadList words={t('rooms.alerts.failed')} onRetry={() => void refetch()} />}
      {data ? <AlertList alerts={data} /> : !isError && <AlertsComing />}
    </div>
  )
}

function AlertList({ alerts }: { readonly alerts: Known }) {
  const t = useSentences(en)
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const mark = (id: string, isDeleted: boolean) =>
    setDeleted((before) => new Set(isDeleted ? [...before, id] : [...before].filter((one) => one !== id)))
  const search = (look: 'primary' | 'secondary') => (
    <ButtonLink look={look} href={findRoomPath}>
      {t('rooms.alerts.new')}
    </ButtonLink>
  )
  if (alerts.items.length === 0)
    return (
      <EmptyState scene={<SceneSuitcase />} title={t('rooms.alerts.none')} actions={search('primary')}>
        {t('rooms.alerts.none.text')}
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

function AlertsComing() {
  return (
    <div className="wrap max-w-200 pt-6">
      <Loading words={useSentences(en)('rooms.alerts.loading')}>
        <Skeleton className="h-40 w-full" />
      </Loading>
    </div>
  )
}
