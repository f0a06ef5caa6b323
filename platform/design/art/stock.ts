import { pickByHash } from '../initials.ts'
import one from './files/stock-1.svg?url'
import two from './files/stock-2.svg?url'
import three from './files/stock-3.svg?url'
import four from './files/stock-4.svg?url'

const pictures = [one, two, three, four] as const

/** The address of the drawn interior (800 x 600) that stands in where there is no photo; one id always gets the same. */
export const stockPhoto = (id: string): string => pictures[pickByHash(id, pictures.length)] ?? one
