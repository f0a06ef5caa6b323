import { noRoomFilters, type RoomFilters, writeRoomFilters } from '@basera/rooms/contract'
import { boxAround, boxOfPoints, india, type MapBox, ringAround } from './map-box.ts'

/** km around the end of a journey that a map of a search without an area shows. */
const journeyKm = 12

function destination({ commuteTo }: RoomFilters) {
  const [lat = Number.NaN, lng = Number.NaN] = commuteTo.split(',').map(Number)
  return commuteTo && Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null
}

/** What the map shows of a search: its area, else around the end of its journeys, else India. */
export function boxOfSearch(search: RoomFilters): MapBox {
  const { point, radiusKm, bounds, outline } = search
  if (bounds) return bounds
  if (point) return boxAround(point, radiusKm)
  const end = destination(search)
  return boxOfPoints(outline) ?? (end ? boxAround(end, journeyKm) : india)
}

/** The edge of a search's area as a ring of `[longitude, latitude]`; null without an area. */
export function ringOfSearch({ point, radiusKm, bounds, outline }: RoomFilters): [number, number][] | null {
  if (point) return ringAround(point, radiusKm)
  const corners = bounds
    ? [
        { lat: bounds.north, lng: bounds.west },
        { lat: bounds.north, lng: bounds.east },
        { lat: bounds.south, lng: bounds.east },
        { lat: bounds.south, lng: bounds.west },
      ]
    : outline
  const ring = corners.map(({ lat, lng }): [number, number] => [lng, lat])
  const [first] = ring
  return first ? [...ring, first] : null
}

export const areaName = ({ point, radiusKm, bounds, outline, commuteTo }: RoomFilters): string =>
  String(writeRoomFilters({ ...noRoomFilters, point, radiusKm, bounds, outline, commuteTo }))

/** Whether the text alone says where to search. */
export const isByText = ({ q, point, bounds, outline }: RoomFilters): boolean =>
  q !== '' && !point && !bounds && outline.length === 0

export const frameName = (search: RoomFilters): string =>
  areaName(search) + (isByText(search) ? `\n${search.q}` : '')

export interface MapFrame {
  readonly box: MapBox
  readonly zoom: number
}

/** The share of the map that a move must exceed for another area to be offered (rooms.map-search-area). */
const farShare = 0.2
const zoomStep = 0.05

export function isMovedAway({ box, zoom }: MapFrame, now: MapFrame): boolean {
  if (Math.abs(now.zoom - zoom) > zoomStep) return true
  const across = Math.abs(now.box.west - box.west) / (box.east - box.west)
  const up = Math.abs(now.box.north - box.north) / (box.north - box.south)
  return Math.max(across, up) > farShare
}
