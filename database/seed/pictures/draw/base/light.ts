import type { Stop } from './svg.ts'

export type Hour = 'morning' | 'noon' | 'dusk' | 'night' | 'rain' | 'mist'

/** What the hour and the season do to the world outside and to the room. */
export interface Light {
  hour: Hour
  sky: readonly Stop[]
  far: readonly [string, string]
  near: readonly [string, string]
  panes: string
  leaf: readonly [string, string]
  palm: string
  /** colour of the sun patch on a wall; none without sun */
  beam?: string
  /** lamps are lit, and the room darkens away from them */
  dark: number
}

export const lights: Record<Hour, Light> = {
  morning: {
    hour: 'morning',
    sky: [
      [0, '#bfe0ee'],
      [0.55, '#fbeec2'],
      [1, '#fbdc9a'],
    ],
    far: ['#e7cfa5', '#d8ba8a'],
    near: ['#dcae86', '#cfa070'],
    panes: '#fff8e0',
    leaf: ['#5f9a5c', '#76b06b'],
    palm: '#3f7d50',
    beam: '#fff3c2',
    dark: 0,
  },
  noon: {
    hour: 'noon',
    sky: [
      [0, '#a9d3e8'],
      [1, '#e9f2e6'],
    ],
    far: ['#e4c7a3', '#cfa981'],
    near: ['#dcae86', '#c98f6d'],
    panes: '#fff8e0',
    leaf: ['#4f8f58', '#69a864'],
    palm: '#3c7a50',
    beam: '#fffbe6',
    dark: 0,
  },
  dusk: {
    hour: 'dusk',
    sky: [
      [0, '#6d8fb5'],
      [0.4, '#e6a78d'],
      [0.8, '#f9c97d'],
      [1, '#fbdc9a'],
    ],
    far: ['#a77c72', '#8f6a6a'],
    near: ['#7d5b60', '#6b4d55'],
    panes: '#ffe9a8',
    leaf: ['#2f5d4b', '#3a6e55'],
    palm: '#2b5a49',
    dark: 0.24,
  },
  night: {
    hour: 'night',
    sky: [
      [0, '#142f4d'],
      [0.7, '#215284'],
      [1, '#2f699f'],
    ],
    far: ['#2a4a6b', '#233f5d'],
    near: ['#1b3149', '#16283d'],
    panes: '#ffda87',
    leaf: ['#143a30', '#1c4c3d'],
    palm: '#123229',
    dark: 0.4,
  },
  rain: {
    hour: 'rain',
    sky: [
      [0, '#8fa3ab'],
      [1, '#cad6d3'],
    ],
    far: ['#b5bbb2', '#a2aaa3'],
    near: ['#a79a8a', '#938879'],
    panes: '#ffeab8',
    leaf: ['#3b7d4c', '#559a60'],
    palm: '#2f6b45',
    dark: 0.1,
  },
  mist: {
    hour: 'mist',
    sky: [
      [0, '#dbe4e4'],
      [1, '#f6efdc'],
    ],
    far: ['#dcd9cb', '#cfcdbf'],
    near: ['#cdbfa9', '#bfb09a'],
    panes: '#fff8e0',
    leaf: ['#8fae8d', '#a5bf9f'],
    palm: '#7d9f80',
    beam: '#fff8dc',
    dark: 0,
  },
}
