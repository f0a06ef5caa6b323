import { Loading, Skeleton } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from './locales/en.json'

/** The shape of what is coming; it appears after 150 ms (design 8). */
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
