import type { RailLine } from '../travel/read-lines.ts'

type Position = readonly [longitude: number, latitude: number]

export interface LineFeature {
  readonly type: 'Feature'
  readonly properties: { readonly name: string; readonly colour: string }
  readonly geometry: { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
}

export interface StationFeature {
  readonly type: 'Feature'
  readonly properties: { readonly name: string }
  readonly geometry: { readonly type: 'Point'; readonly coordinates: Position }
}

export interface CityLines {
  readonly metro: readonly LineFeature[]
  readonly stations: readonly StationFeature[]
}

const positionOf = ({ latitude, longitude }: RailLine['stops'][number]): Position => [longitude, latitude]

function stationFeatures(lines: readonly RailLine[]): StationFeature[] {
  const features = new Map<string, StationFeature>()
  for (const { stops } of lines)
    for (const stop of stops)
      if (!features.has(stop.name))
        features.set(stop.name, {
          type: 'Feature',
          properties: { name: stop.name },
          geometry: { type: 'Point', coordinates: positionOf(stop) },
        })
  return [...features.values()]
}

export function lineLayers(lines: readonly RailLine[]): ReadonlyMap<string, CityLines> {
  const byCity = Map.groupBy(lines, (line) => line.city)
  return new Map(
    [...byCity].map(([city, own]) => {
      const metro = own.map(({ name, colour, stops }) => ({
        type: 'Feature' as const,
        properties: { name, colour },
        geometry: { type: 'LineString' as const, coordinates: stops.map(positionOf) },
      }))
      return [city, { metro, stations: stationFeatures(own) }]
    }),
  )
}
