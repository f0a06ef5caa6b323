import { useOwnProfile, useSession } from '@basera/accounts/web'
import { Loading, RetryBanner, Skeleton } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { QuestionsLink } from '../questionnaire/questions-link.tsx'
import './your-profile.css'
import { YourProfileForm } from './your-profile-form.tsx'

function Coming() {
  return (
    <Loading words={useSentences(en)('roommates.yours.loading')}>
      <div className="yours-coming">
        {['shown', 'photo', 'bio', 'gender', 'place'].map((part) => (
          <Skeleton key={part} />
        ))}
      </div>
    </Loading>
  )
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const t = useSentences(en)
  return (
    <RetryBanner retry={t('roommates.yours.retry')} onRetry={onRetry}>
      {t('roommates.yours.unreachable')}
    </RetryBanner>
  )
}

function Profile() {
  const { user } = useSession()
  const { status, profile, reload } = useOwnProfile()
  if (!user || (status === 'loading' && !profile)) return <Coming />
  if (status === 'failed' && !profile) return <Unreachable onRetry={reload} />
  return <YourProfileForm key={user.id} user={user} profile={profile} />
}

/** /your-profile behind the guard (roommates.profile-form). */
export function Component() {
  const t = useSentences(en)
  return (
    <div className="wrap yours-page">
      <h1 className="text-h1">{t('roommates.yours.title')}</h1>
      <p className="yours-lead">{t('roommates.yours.lead')}</p>
      <QuestionsLink />
      <Profile />
    </div>
  )
}
