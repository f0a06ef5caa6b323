import { pickByHash } from '../initials.ts'
import one from './files/stock-1.svg?url'
import two from './files/stock-2.svg?url'
import three from './files/stock-3.svg?url'
import four from './files/stock-4.svg?url'

const pictures = [one, two, three, four] as const

/** Address of the drawn interior (800 x 600) for an id without a photo. */
export const stockPhoto = (id: string): string => pictures[pickByHash(id, pictures.length)] ?? one
