import type { NamedPeople } from '../named-people.ts'
import { caste } from './caste.ts'
import { children } from './children.ts'
import { diet } from './diet.ts'
import { disability } from './disability.ts'
import { maritalStatus } from './marital-status.ts'
import { orientation } from './orientation.ts'
import { race } from './race.ts'
import { region } from './region.ts'
import { religion } from './religion.ts'

/** In the order in which they are looked for: the first that is found is named. */
export const everyKind: readonly NamedPeople[] = [
  religion,
  caste,
  region,
  race,
  diet,
  children,
  disability,
  orientation,
  maritalStatus,
]
