import type { OwnProfile } from '@basera/accounts/contract'
import { Badge, CircleCheckIcon, Panel } from '@basera/platform/design'
import { dayInIndia, longDate, useSentences } from '@basera/platform/web'
import { type ReactNode, useId } from 'react'
import en from '../locales/en.json'

/** Percent (accounts.profile-completion). */
export function profileCompletion(profile: Pick<OwnProfile, 'full_name' | 'age'> | null): 0 | 50 | 100 {
  const given = [profile?.full_name, profile?.age].filter(
    (value) => value !== null && value !== undefined && value !== '',
  )
  return given.length === 2 ? 100 : given.length === 1 ? 50 : 0
}

function Completion({ percent }: { readonly percent: number }) {
  const t = useSentences(en)
  const id = useId()
  return (
    <div className="mt-3.5 text-small">
      <div className="flex justify-between">
        <span id={id} className="text-ink-3">
          {t('accounts.profile.completion')}
        </span>
        <b className="font-[680] tabular-nums">{percent}%</b>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        className="mt-1.5 h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-line border-b py-3 last:border-0 last:pb-0">
      <dt className="text-ink-3 text-label">{name}</dt>
      <dd className="min-w-0 font-[560] text-label [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

export function AccountInformation({
  profile,
  email,
}: {
  readonly profile: OwnProfile | null
  readonly email: string
}) {
  const t = useSentences(en)
  const day = (moment: string) => longDate(dayInIndia(moment))
  return (
    <Panel>
      <h2 className="text-h3">{t('accounts.profile.information')}</h2>
      <Completion percent={profileCompletion(profile)} />
      <dl className="mt-3">
        <Fact name={t('accounts.profile.email')}>{profile?.email ?? email}</Fact>
        {profile ? (
          <>
            <Fact name={t('accounts.profile.created')}>{day(profile.created_at)}</Fact>
            <Fact name={t('accounts.profile.updated')}>{day(profile.updated_at)}</Fact>
          </>
        ) : null}
        <Fact name={t('accounts.profile.status')}>
          <Badge tone="ok" icon={<CircleCheckIcon />}>
            {t('accounts.profile.active')}
          </Badge>
        </Fact>
      </dl>
    </Panel>
  )
}
