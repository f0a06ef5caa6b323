import type { MapCity, MapLayer, MapLayerKind } from '@basera/places/contract'
import type { GeoJSONSource, GeoJSONSourceSpecification, Map as GlMap } from 'maplibre-gl'
import type { MapBox } from './map-box.ts'

/** The zoom from which each kind is fetched and drawn. */
export const fromZoom: Readonly<Record<MapLayerKind, number>> = {
  wards: 10,
  streets: 11,
  roads: 9,
  metro: 9,
  stations: 11,
}
/** Roads by hand are too coarse to be looked at nearer. */
export const roadsToZoom = 12

/** With the streets of tiles, only what tiles do not tell apart is drawn. */
const besideTiles: readonly MapLayerKind[] = ['metro', 'stations']

export const citySource = (kind: MapLayerKind) => `city-${kind}`
const kinds = Object.keys(fromZoom) as MapLayerKind[]

type Features = Exclude<GeoJSONSourceSpecification['data'], string>

const collection = (features: readonly object[]) =>
  ({ type: 'FeatureCollection', features: [...features] }) as unknown as Features

export const citySources = (): Record<string, GeoJSONSourceSpecification> =>
  Object.fromEntries(
    kinds.map((kind) => [citySource(kind), { type: 'geojson', data: collection([]), tolerance: 0.2 }]),
  )

const isSeen = (city: MapCity, box: MapBox) =>
  city.north >= box.south && city.south <= box.north && city.east >= box.west && city.west <= box.east

export function layersInView(
  cities: readonly MapCity[],
  { box, zoom, hasTiles }: { readonly box: MapBox; readonly zoom: number; readonly hasTiles: boolean },
): readonly MapLayer[] {
  const isDrawn = ({ kind }: MapLayer) =>
    zoom >= fromZoom[kind] &&
    (kind !== 'roads' || zoom < roadsToZoom) &&
    (!hasTiles || besideTiles.includes(kind))
  return cities.filter((city) => isSeen(city, box)).flatMap((city) => city.layers.filter(isDrawn))
}

export const creditsOf = (layers: readonly MapLayer[]): readonly string[] => [
  ...new Set(layers.map(({ attribution }) => attribution).filter((credit) => credit !== '')),
]

async function featuresAt(url: string): Promise<readonly object[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`A layer of the map answered ${answer.status}`)
  return ((await answer.json()) as { readonly features: readonly object[] }).features
}

/** Fetches layers and puts them on a map, each once; one that cannot be fetched is tried again when the map moves. */
export function cityLayersOn(map: GlMap): { show(layers: readonly MapLayer[]): Promise<void> } {
  const asked = new Set<string>()
  const drawn = new Map<MapLayerKind, (readonly object[])[]>()
  const add = async ({ url, kind }: MapLayer) => {
    asked.add(url)
    try {
      const found = await featuresAt(url)
      const all = [...(drawn.get(kind) ?? []), found]
      drawn.set(kind, all)
      map.getSource<GeoJSONSource>(citySource(kind))?.setData(collection(all.flat()))
    } catch {
      asked.delete(url)
    }
  }
  return {
    async show(layers) {
      await Promise.all(layers.filter(({ url }) => !asked.has(url)).map(add))
    },
  }
}
