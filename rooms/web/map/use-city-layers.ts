import type { MapIndex } from '@basera/places/contract'
import type { Map as GlMap } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { cityLayersOn, citySource, creditsOf, layersInView } from './draw/city-layers.ts'
import { boxOf } from './draw/map-view.ts'

/** Draws layers of the cities that the map looks at (places.map-layers), and answers with the credits of what is drawn. */
export function useCityLayers(map: GlMap | null, { cities, tiles }: MapIndex): readonly string[] {
  const [credits, setCredits] = useState<readonly string[]>([])
  const tilesCredit = tiles?.attribution
  useEffect(() => {
    // Another server's style has no place for them.
    if (!map?.getSource(citySource('metro'))) return
    const layers = cityLayersOn(map)
    const look = () => {
      const view = { box: boxOf(map), zoom: map.getZoom(), hasTiles: tilesCredit !== undefined }
      const seen = layersInView(cities, view)
      setCredits([...(tilesCredit ? [tilesCredit] : []), ...creditsOf(seen)])
      void layers.show(seen)
    }
    map.on('moveend', look)
    look()
    return () => void map.off('moveend', look)
  }, [map, cities, tilesCredit])
  return credits
}
