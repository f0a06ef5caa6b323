import { Spinner } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useEffect } from 'react'
import en from '../../locales/en.json'
import { boxAround, ringAround } from '../../map/draw/map-box.ts'
import { drawRing } from '../../map/draw/map-view.ts'
import css from '../../map/map.css?inline'
import { useCityLayers } from '../../map/use-city-layers.ts'
import { useMap } from '../../map/use-map.ts'
import { ZoomButtons } from '../../map/zoom-buttons.tsx'

export interface AreaMapProps {
  /** The blurred location. */
  readonly lat: number
  readonly lng: number
}

/** Holds the whole square of 500 m that a blurred location stands for. */
const circleKm = 0.4
const shownKm = 0.8

/** The approximate circle of a room on the map; no pin (rooms.area-map). */
export function AreaMap({ lat, lng }: AreaMapProps) {
  const t = useSentences(en)
  const { frame, map, index, isUnavailable } = useMap({
    box: () => boxAround({ lat, lng }, shownKm),
    name: t('rooms.map.canvas'),
    isInPage: true,
  })
  const credits = useCityLayers(map, index)
  useEffect(() => {
    if (map) drawRing(map, ringAround({ lat, lng }, circleKm))
  }, [map, lat, lng])
  return (
    <>
      <style href="rooms-map" precedence="default">
        {css}
      </style>
      {isUnavailable ? (
        <div className="map-area is-off">
          <p role="status">{t('rooms.area.unavailable')}</p>
        </div>
      ) : (
        <div className="map-area">
          <div ref={frame} className="map-frame" />
          {map ? (
            <ZoomButtons map={map} />
          ) : (
            <p className="map-loading" role="status">
              <Spinner /> {t('rooms.map.loading')}
            </p>
          )}
          <div className="map-foot">
            <p className="map-credit">{[...credits, t('rooms.map.credit')].join(' · ')}</p>
          </div>
        </div>
      )}
    </>
  )
}
