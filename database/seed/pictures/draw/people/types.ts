export type HairName =
  | 'centreLong'
  | 'fringeLong'
  | 'bob'
  | 'curlyCloud'
  | 'bun'
  | 'braid'
  | 'ponytail'
  | 'wavyLong'
  | 'sideLong'
  | 'pixie'
  | 'lowBun'
  | 'crop'
  | 'quiff'
  | 'curlyTop'
  | 'sideParted'
  | 'receding'
  | 'bald'
  | 'topKnot'
  | 'fringeShort'
  | 'spiky'
  | 'longTied'
  | 'hijab'
  | 'shayla'
  | 'odhni'
  | 'turban'
  | 'turbanPeak'
  | 'topi'
export type ClothesName =
  | 'tee'
  | 'shirt'
  | 'kurta'
  | 'saree'
  | 'vKurta'
  | 'dupatta'
  | 'hoodie'
  | 'blazer'
  | 'jacket'
  | 'sweater'
  | 'shawl'
export type Beard = 'none' | 'stubble' | 'moustache' | 'full' | 'goatee' | 'handlebar'
export type Smile = 'calm' | 'warm' | 'open' | 'side'

/** One demo person's face: names must agree with `presents`. */
export interface Portrait {
  presents: 'woman' | 'man'
  ground: string
  /** index into the skin tones, lightest first */
  skin: 0 | 1 | 2 | 3 | 4 | 5
  hair: HairName
  tint: string
  clothes: ClothesName
  cloth: string
  trim: string
  smile: Smile
  beard?: Beard
  glasses?: 'round' | 'square' | 'thin'
  bindi?: string
  nosePin?: boolean
  earrings?: 'stud' | 'jhumka' | 'hoop'
  jasmine?: boolean
  sindoor?: boolean
  older?: boolean
  /** half the width of the face, 30 to 35 */
  broad?: number
}

/** face, shade, lip */
export const skins = [
  ['#efc7a0', '#d9a97d', '#b35a4a'],
  ['#e0ad82', '#c9916a', '#a0483a'],
  ['#cf9868', '#b37d4f', '#964034'],
  ['#b87f52', '#9c663c', '#8c3a2c'],
  ['#a06a42', '#86552f', '#7c3026'],
  ['#85532f', '#6c4023', '#6a2a20'],
] as const

export const black = '#231915'
export const brown = '#3a241a'
export const henna = '#6b2f1c'
export const grey = '#8d8a86'
export const silver = '#c4c2bd'

/** grounds behind a portrait */
export const grounds = {
  leaf: '#d5ebda',
  sky: '#d8e6f3',
  blue: '#afcbe5',
  gold: '#ffda87',
  cream: '#ffebbd',
  rose: '#fadcd3',
  clay: '#f3b9a9',
  sage: '#acd9b8',
  stone: '#dae0d5',
  mist: '#ebf5ed',
  lilac: '#dedcee',
}
