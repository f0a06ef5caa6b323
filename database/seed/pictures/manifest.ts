import type { Kind } from './draw/catalogue.ts'

/** A drawn room of the demo data; `file` is relative to this folder, sizes are pixels, `blur` is a `data:` address. */
export interface RoomPicture {
  kind: Kind
  file: string
  width: number
  height: number
  alt: string
  blur: string
}

/** A drawn face; `presents` lets a name be chosen that fits, `older` an age over sixty. */
export interface PersonPicture {
  file: string
  width: number
  height: number
  presents: 'woman' | 'man'
  older: boolean
  blur: string
}

/** What `pictures.json` holds; it is written by `node database/seed/pictures/draw/render.ts`. */
export interface Manifest {
  rooms: RoomPicture[]
  people: PersonPicture[]
}
