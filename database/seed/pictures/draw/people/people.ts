import { men } from './men.ts'
import type { Portrait } from './types.ts'
import { women } from './women.ts'

/** Twenty women and twenty men, alternating, so that any run of them is mixed. */
export const people: readonly Portrait[] = women.flatMap((woman, index) => {
  const man = men[index]
  return man ? [woman, man] : [woman]
})
