import type { LayerSpecification } from 'maplibre-gl'
import { citySource, fromZoom, roadsToZoom } from './city-layers.ts'
import type { Colours } from './map-colours.ts'

const width = (near: number, far: number): ['interpolate', ['linear'], ['zoom'], ...number[]] => [
  'interpolate',
  ['linear'],
  ['zoom'],
  10,
  far,
  15,
  near,
]
const rounded = { 'line-cap': 'round', 'line-join': 'round' } as const

export const groundLayers = (colours: Colours): LayerSpecification[] => [
  {
    id: 'wards',
    type: 'line',
    source: citySource('wards'),
    minzoom: fromZoom.wards,
    paint: {
      'line-color': colours.border,
      'line-opacity': 0.4,
      'line-width': width(1.6, 0.8),
      'line-dasharray': [3, 2],
    },
  },
  {
    id: 'streets',
    type: 'line',
    source: citySource('streets'),
    minzoom: fromZoom.streets,
    layout: rounded,
    paint: { 'line-color': colours.road, 'line-width': width(4, 1) },
  },
  {
    id: 'roads',
    type: 'line',
    source: citySource('roads'),
    minzoom: fromZoom.roads,
    maxzoom: roadsToZoom,
    layout: rounded,
    paint: { 'line-color': colours.bigRoad, 'line-width': width(4, 2.2) },
  },
]

export const railLayers = (colours: Colours): LayerSpecification[] => [
  {
    id: 'metro-case',
    type: 'line',
    source: citySource('metro'),
    minzoom: fromZoom.metro,
    layout: rounded,
    paint: { 'line-color': colours.land, 'line-width': width(7, 3.4) },
  },
  {
    id: 'metro',
    type: 'line',
    source: citySource('metro'),
    minzoom: fromZoom.metro,
    layout: rounded,
    paint: { 'line-color': ['get', 'colour'], 'line-width': width(4, 1.8), 'line-opacity': 0.85 },
  },
  {
    id: 'stations',
    type: 'circle',
    source: citySource('stations'),
    minzoom: fromZoom.stations,
    paint: {
      'circle-color': colours.land,
      'circle-stroke-color': colours.text,
      'circle-radius': width(5, 1.4),
      'circle-stroke-width': width(2, 1),
    },
  },
]

export const stationNames = (colours: Colours): LayerSpecification => ({
  id: 'station-names',
  type: 'symbol',
  source: citySource('stations'),
  minzoom: 12.5,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': ['Anek Latin', 'Medium'],
    'text-size': 12,
    'text-anchor': 'top',
    'text-offset': [0, 0.6],
    'text-max-width': 8,
    'text-padding': 4,
  },
  paint: { 'text-color': colours.text, 'text-halo-color': colours.land, 'text-halo-width': 1.6 },
})
