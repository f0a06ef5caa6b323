import { Banner } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from './facts/locales/en.json'

/** Said when a browser lets no page copy. */
export function LinkNotCopied() {
  return (
    <Banner tone="accent" className="mb-3">
      {useSentences(en)('rooms.room.linkNotCopied')}
    </Banner>
  )
}
