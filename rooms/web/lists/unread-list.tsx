import { RetryBanner } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

export function UnreadList({ words, onRetry }: { readonly words: string; readonly onRetry: () => void }) {
  const t = useSentences(en)
  return (
    <RetryBanner className="mt-5 items-center" retry={t('rooms.list.tryAgain')} onRetry={onRetry}>
      {words}
    </RetryBanner>
  )
}
