import type { ActiveSession } from '@basera/accounts/contract'
import { Badge, Banner, Button, CircleCheckIcon, LogOutIcon, RetryBanner } from '@basera/platform/design'
import { dayInIndia, longDate, useSentences } from '@basera/platform/web'
import en from '../../locales/en.json'
import { Section } from './section.tsx'
import { type Devices, useSessions } from './use-sessions.ts'

const dayOf = (moment: string) => longDate(dayInIndia(moment))

interface RowsProps {
  readonly busy: boolean
  readonly onEnd: (id: string) => void
}

function DeviceRow({ session, busy, onEnd }: RowsProps & { readonly session: ActiveSession }) {
  const t = useSentences(en)
  const device = session.device || t('accounts.settings.sessions.unknown')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-line border-b py-3 last:border-0">
      <div>
        <p className="font-[560]">{device}</p>
        <p className="text-ink-3 text-small">
          {t('accounts.settings.sessions.used', { day: dayOf(session.last_used_at) })}
          {' · '}
          {t('accounts.settings.sessions.since', { day: dayOf(session.created_at) })}
        </p>
      </div>
      {session.current ? (
        <Badge tone="ok" icon={<CircleCheckIcon />}>
          {t('accounts.settings.sessions.here')}
        </Badge>
      ) : (
        <Button
          size="s"
          disabled={busy}
          aria-label={t('accounts.settings.sessions.endOne.label', { device })}
          onClick={() => onEnd(session.id)}
        >
          {t('accounts.settings.sessions.endOne')}
        </Button>
      )}
    </li>
  )
}

interface DeviceListProps extends RowsProps {
  readonly devices: Devices
  readonly onRetry: () => void
}

function DeviceList({ devices, onRetry, ...rows }: DeviceListProps) {
  const t = useSentences(en)
  if (devices === 'loading') return <p role="status">{t('accounts.settings.sessions.loading')}</p>
  if (devices === 'failed') {
    return (
      <RetryBanner retry={t('accounts.settings.retry')} onRetry={onRetry}>
        {t('accounts.settings.sessions.failed')}
      </RetryBanner>
    )
  }
  return (
    <ul className="w-full">
      {devices.map((session) => (
        <DeviceRow key={session.id} session={session} {...rows} />
      ))}
    </ul>
  )
}

/** Every session, and the end of all others (accounts.device-list). */
export function SessionsSection({ version }: { readonly version: number }) {
  const t = useSentences(en)
  const { devices, ending, retry, end } = useSessions(version)
  const busy = ending === 'busy'
  const others = Array.isArray(devices) && devices.length > 1
  return (
    <Section title={t('accounts.settings.sessions')}>
      <DeviceList devices={devices} onRetry={retry} busy={busy} onEnd={(id) => void end(id)} />
      {ending === 'failed' ? <Banner tone="danger">{t('accounts.settings.sessions.notEnded')}</Banner> : null}
      {ending === 'done' && !others ? (
        <Banner tone="ok">{t('accounts.settings.sessions.ended')}</Banner>
      ) : null}
      {others ? (
        <Button icon={<LogOutIcon />} busy={busy} onClick={() => void end()}>
          {t(busy ? 'accounts.settings.sessions.ending' : 'accounts.settings.sessions.end')}
        </Button>
      ) : null}
    </Section>
  )
}
