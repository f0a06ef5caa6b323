import { type CurrentLocation, useCurrentLocation } from '@basera/places/web'
import { Banner, Button, Spinner } from '@basera/platform/design'
import { LocateFixedIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { locationPatch } from './search-address.ts'
import type { Search } from './use-search.ts'

export interface Here extends Pick<CurrentLocation, 'locating' | 'failure' | 'progress'> {
  /** Finds where the person is and searches there. */
  search(): void
}

/** "Use Current Location" (marketplace 2). */
export function useHere(search: Search): Here {
  const { locate, locating, failure, progress } = useCurrentLocation()
  async function searchHere() {
    const place = await locate()
    if (place) search.run(locationPatch(place))
  }
  return { locating, failure, progress, search: () => void searchHere() }
}

interface HereButtonProps {
  readonly here: Here
  /** A chip among chips, or a button among buttons. */
  readonly look: 'chip' | 'quiet'
}

export function HereButton({ here, look }: HereButtonProps) {
  const t = useSentences(en)
  const words = here.locating ? here.progress : t('rooms.search.useCurrentLocation')
  if (look === 'quiet') {
    return (
      <Button look="quiet" size="s" icon={<LocateFixedIcon />} busy={here.locating} onClick={here.search}>
        {words}
      </Button>
    )
  }
  return (
    <button type="button" className="chip" disabled={here.locating} onClick={here.search}>
      {here.locating ? <Spinner /> : <LocateFixedIcon size="s" />}
      {words}
    </button>
  )
}

/** Why the place was not found, and what to do (marketplace 8). */
export function HereFailure({ here }: { here: Here }) {
  return here.failure ? <Banner tone="danger">{here.failure}</Banner> : null
}
