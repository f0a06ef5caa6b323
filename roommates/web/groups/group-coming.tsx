import { Loading, RetryBanner, Skeleton } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

export function GroupComing() {
  return (
    <Loading words={useSentences(en)('roommates.groups.searching')}>
      <Skeleton className="group-coming" />
    </Loading>
  )
}

export function GroupFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useSentences(en)
  return (
    <>
      <h1 className="text-h1">{t('roommates.groups.title')}</h1>
      <RetryBanner className="mt-5" retry={t('roommates.browse.tryAgain')} onRetry={onRetry}>
        {t('roommates.group.failed')}
      </RetryBanner>
    </>
  )
}
