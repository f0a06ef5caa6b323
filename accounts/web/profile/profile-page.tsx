import { Loading, RetryBanner, Skeleton } from '@basera/platform/design'
import { lazyPart, pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { Suspense } from 'react'
import en from '../locales/en.json'
import { useOwnProfile, useSession } from '../session/index.ts'
import { AccountInformation } from './account-information.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SignOutButton } from './sign-out-button.tsx'

const AccountSections = lazyPart(() =>
  import('./sections/account-sections.tsx').then((module) => ({ default: module.AccountSections })),
)

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('accounts.profile.title')} | Basera`,
  noIndex: true,
}))

function Coming() {
  return (
    <Loading words={useSentences(en)('accounts.profile.loading')}>
      <div className="grid max-w-[620px] gap-6">
        <Skeleton className="size-24 rounded-arch" />
        {['email', 'name', 'age'].map((field) => (
          <Skeleton key={field} className="h-[74px]" />
        ))}
      </div>
    </Loading>
  )
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const t = useSentences(en)
  return (
    <RetryBanner retry={t('accounts.profile.retry')} onRetry={onRetry}>
      {t('accounts.profile.unreachable')}
    </RetryBanner>
  )
}

function Settings() {
  const { user } = useSession()
  const { status, profile, reload } = useOwnProfile()
  if (!user || (status === 'loading' && !profile)) return <Coming />
  if (status === 'failed' && !profile) return <Unreachable onRetry={reload} />
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-x-[72px]">
      <ProfileForm key={user.id} profile={profile} user={user} onReload={reload} />
      <aside className="lg:sticky lg:top-[calc(var(--bar-top)+24px)] lg:row-span-2">
        <AccountInformation profile={profile} email={user.email} />
        <SignOutButton />
      </aside>
      <Suspense>
        <AccountSections profile={profile} email={user.email} onReload={reload} />
      </Suspense>
    </div>
  )
}

/** /account/profile: Profile Settings. */
export function Component() {
  const t = useSentences(en)
  return (
    <div className="wrap pt-4 pb-14 lg:pt-9">
      <h1 className="mb-6 text-h1">{t('accounts.profile.title')}</h1>
      <Settings />
    </div>
  )
}
