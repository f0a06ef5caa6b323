import { Button } from '@basera/platform/design'
import { LocateFixedIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import type { Search } from './use-search.ts'

interface CurrentLocationButtonProps {
  readonly search: Search
  readonly look: 'quiet' | 'chip'
}

export function CurrentLocationButton({ look }: CurrentLocationButtonProps) {
  const t = useSentences(en)
  return (
    <Button look="quiet" size="s" icon={<LocateFixedIcon />} className={look}>
      {t('rooms.search.useCurrentLocation')}
    </Button>
  )
}
