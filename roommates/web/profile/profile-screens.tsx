import { BackLink, Button, EmptyState, Loading, Skeleton } from '@basera/platform/design'
import { SceneCandle, ScenePlate } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { browsePath } from '../filters/browse-path.ts'
import en from '../locales/en.json'

/** Back to the search as it was left, or to a new one. */
export function BackToSearch({ look = 'quiet' }: { readonly look?: 'quiet' | 'primary' }) {
  return (
    <BackLink href={browsePath} look={look} size={look === 'quiet' ? 's' : 'm'} className="person-back">
      {useSentences(en)('roommates.profile.back')}
    </BackLink>
  )
}

/** roommates.profile-not-found */
export function ProfileNotFound() {
  const t = useSentences(en)
  return (
    <div className="wrap person-trouble">
      <EmptyState
        scene={<ScenePlate />}
        title={t('roommates.profile.notFound')}
        level={1}
        actions={<BackToSearch look="primary" />}
      >
        {t('roommates.profile.notFoundWhy')}
      </EmptyState>
    </div>
  )
}

export function ProfileFailed({ onRetry }: { onRetry: () => void }) {
  const t = useSentences(en)
  const actions = (
    <>
      <Button look="primary" onClick={onRetry}>
        {t('roommates.profile.tryAgain')}
      </Button>
      <BackToSearch />
    </>
  )
  return (
    <div className="wrap person-trouble" role="alert">
      <EmptyState scene={<SceneCandle />} title={t('roommates.profile.failed')} level={1} actions={actions}>
        {t('roommates.profile.failedWhy')}
      </EmptyState>
    </div>
  )
}

export function ProfileSkeleton() {
  const t = useSentences(en)
  return (
    <div className="wrap person-page person-coming">
      <Loading words={t('roommates.profile.loading')}>
        <Skeleton className="person-band" />
        <Skeleton className="person-sk-name" />
        <Skeleton className="person-sk-text" />
      </Loading>
    </div>
  )
}
