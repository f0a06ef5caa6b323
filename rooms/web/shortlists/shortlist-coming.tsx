import { Loading, Skeleton } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

export function ShortlistComing() {
  return (
    <div className="wrap pt-6">
      <Loading words={useSentences(en)('rooms.shortlist.loading')}>
        <Skeleton className="h-40 w-full" />
      </Loading>
    </div>
  )
}
