import { Banner, Button } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from './locales/en.json'

/** Said when a list could not be read; what is shown below it, if anything, may be old. */
export function UnreadList({ words, onRetry }: { readonly words: string; readonly onRetry: () => void }) {
  const t = useSentences(en)
  const retry = (
    <Button size="s" onClick={onRetry}>
      {t('rooms.list.tryAgain')}
    </Button>
  )
  return (
    <Banner tone="danger" className="mt-5 items-center" action={retry}>
      {words}
    </Banner>
  )
}
