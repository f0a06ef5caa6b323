import { Button, EmptyState } from '@basera/platform/design'
import { SceneCandle, ScenePlate } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { BackToSearch } from './back-to-search.tsx'
import en from './locales/en.json'

/** 'Profile Not Found' with a back button (marketplace 2): the address cannot be that of a profile. */
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

/** The profile could not be asked for; it may be there all the same. */
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
