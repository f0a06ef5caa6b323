import { MinusIcon, PlusIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { Map as GlMap } from 'maplibre-gl'
import en from '../locales/en.json'

export function ZoomButtons({ map }: { readonly map: GlMap }) {
  const t = useSentences(en)
  return (
    <div className="map-zoom">
      <button type="button" aria-label={t('rooms.map.zoomIn')} onClick={() => map.zoomIn()}>
        <PlusIcon />
      </button>
      <button type="button" aria-label={t('rooms.map.zoomOut')} onClick={() => map.zoomOut()}>
        <MinusIcon />
      </button>
    </div>
  )
}
