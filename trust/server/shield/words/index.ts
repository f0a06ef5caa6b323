import type { Concepts } from '../patterns.ts'
import { harm } from './harm.ts'
import { honest } from './honest.ts'
import { indirect } from './indirect.ts'
import { money } from './money.ts'
import { people } from './people.ts'
import { tricks } from './tricks.ts'
import { visit } from './visit.ts'

/** Every concept with its wordings. */
export const concepts: Concepts = {
  ...visit,
  ...honest,
  ...tricks,
  ...people,
  ...harm,
  ...money,
  ...indirect,
}
