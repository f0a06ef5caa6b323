import type { OwnProfile, ShownProofs } from '@basera/accounts/contract'
import { BackLink, Banner, Loading, RetryBanner, Skeleton } from '@basera/platform/design'
import { MailCheckIcon, PhoneIcon, ShieldCheckIcon } from '@basera/platform/design/icons'
import { longDate, pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import en from '../locales/en.json'
import { useOwnProfile } from '../session/index.ts'
import { PhotoStep } from './photo/photo-step.tsx'
import { ProofStep } from './proof-step.tsx'
import { useProofs } from './use-proofs.ts'
import { WorkStep } from './work-step.tsx'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('accounts.verification.title')} | Basera`,
  noIndex: true,
}))

interface StepsProps {
  readonly profile: OwnProfile
  readonly proofs: ShownProofs
  readonly onChanged: (proofs: ShownProofs) => void
  readonly onReload: () => void
}

function Steps({ profile, proofs, onChanged, onReload }: StepsProps) {
  const t = useSentences(en)
  return (
    <ol>
      <ProofStep
        title={t('accounts.verification.email')}
        note={profile.email}
        icon={<MailCheckIcon />}
        isDone={profile.email_proven}
        means={t('accounts.verification.email.means')}
        not={t('accounts.verification.email.not')}
      >
        {profile.email_proven ? null : (
          <Link className="link" to="/account/profile">
            {t('accounts.verification.email.open')}
          </Link>
        )}
      </ProofStep>
      <ProofStep
        title={t('accounts.verification.phone')}
        note={proofs.phone_on ? longDate(proofs.phone_on) : undefined}
        icon={<PhoneIcon />}
        isDone={proofs.phone_on !== null}
        means={t('accounts.verification.phone.means')}
        not={t('accounts.verification.phone.not')}
      />
      <WorkStep proofs={proofs} onChanged={onChanged} />
      <PhotoStep onChanged={onReload} />
    </ol>
  )
}

function Verification() {
  const t = useSentences(en)
  const { status, profile, reload: reloadProfile } = useOwnProfile()
  const { proofs, hasFailed, reload, show } = useProofs()
  if (profile && proofs) return <Steps profile={profile} proofs={proofs} onChanged={show} onReload={reload} />
  if (!hasFailed && status !== 'failed')
    return (
      <Loading words={t('accounts.profile.loading')}>
        <div className="grid grid-cols-1 gap-6">
          <Skeleton className="h-[74px]" />
          <Skeleton className="h-[74px]" />
        </div>
      </Loading>
    )
  const retry = () => {
    reload()
    reloadProfile()
  }
  return (
    <RetryBanner retry={t('accounts.profile.retry')} onRetry={retry}>
      {t('accounts.profile.unreachable')}
    </RetryBanner>
  )
}

/** /account/verification: what one has proven, and what is left. */
export function Component() {
  const t = useSentences(en)
  return (
    <div className="wrap max-w-180 pt-4 pb-14 lg:pt-9">
      <BackLink look="quiet" href="/account/profile">
        {t('accounts.profile.title')}
      </BackLink>
      <h1 className="mt-3 text-h1">{t('accounts.verification.title')}</h1>
      <p className="mt-3 mb-6 text-ink-2">{t('accounts.verification.text')}</p>
      <Verification />
      <Banner tone="info" icon={<ShieldCheckIcon />}>
        {t('accounts.verification.never')}{' '}
        <Link className="link" to="/help/what-verification-proves">
          {t('accounts.proofs.article')}
        </Link>
        {' · '}
        <Link className="link" to="/safety">
          {t('accounts.verification.safety')}
        </Link>
      </Banner>
    </div>
  )
}
