import { Banner } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

/** Below the bar: the room is gone and was not saved. */
export function NotSaved() {
  return (
    <Banner tone="accent" className="mb-3">
      {useSentences(en)('rooms.room.notSaved')}
    </Banner>
  )
}
