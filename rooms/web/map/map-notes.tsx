import { Spinner } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import type { MapRooms } from './use-map-rooms.ts'

interface MapNotesProps {
  readonly found: MapRooms
  readonly credits: readonly string[]
  /** Whether the list has all rooms without a location, too. */
  readonly isEverywhere: boolean
}

export function MapNotes({ found: { rooms, stage, again }, credits, isEverywhere }: MapNotesProps) {
  const t = useSentences(en)
  const total =
    rooms &&
    (rooms.total_is_exact
      ? t('rooms.map.onMap', { n: rooms.total })
      : t('rooms.map.onMapAtLeast', { n: rooms.total - 1 }))
  return (
    <>
      {stage === 'failed' ? (
        <p role="alert" className="map-note">
          {t('rooms.map.failed')}{' '}
          <button type="button" onClick={again}>
            {t('rooms.map.again')}
          </button>
        </p>
      ) : (
        <p role="status" className="map-note">
          {stage === 'busy' && <Spinner />}
          {total}
        </p>
      )}
      {isEverywhere && rooms && rooms.without_point > 0 && (
        <p className="map-note">{t('rooms.map.nowhere', { n: rooms.without_point })}</p>
      )}
      <p className="map-credit">{[...credits, t('rooms.map.credit')].join(' · ')}</p>
    </>
  )
}
