import { Banner } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from './facts/locales/en.json'

/** Says below the bar that the link could not be copied, or that the room no longer exists and could not be saved. */
export function BarError({ what }: { readonly what: 'linkNotCopied' | 'notSaved' }) {
  return (
    <Banner tone="accent" className="mb-3">
      {useSentences(en)(`rooms.room.${what}`)}
    </Banner>
  )
}
