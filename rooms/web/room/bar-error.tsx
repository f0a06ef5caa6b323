import { Banner } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

/** Below the bar: the link was not copied, or the room is gone and was not saved. */
export function BarError({ what }: { readonly what: 'linkNotCopied' | 'notSaved' }) {
  return (
    <Banner tone="accent" className="mb-3">
      {useSentences(en)(what === 'notSaved' ? 'rooms.room.notSaved' : 'rooms.room.linkNotCopied')}
    </Banner>
  )
}
