import { Banner } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from './facts/locales/en.json'

/** Said below the bar when a browser lets no page copy, or when a room cannot be saved, because it is gone. */
export function BarTrouble({ what }: { readonly what: 'linkNotCopied' | 'notSaved' }) {
  return (
    <Banner tone="accent" className="mb-3">
      {useSentences(en)(`rooms.room.${what}`)}
    </Banner>
  )
}
