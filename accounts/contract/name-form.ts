import { fullNameMaximum, fullNameMinimum, writtenNameMaximum } from './limits.ts'
import { accountSentences as say } from './sentences.ts'

/** Joiners belong to the spelling of some Indian and Arabic letters. */
const nameLetters = /^(?:[\p{L}\p{M} .'’-]|(?<=[^ -~])\p{Join_C})+$/u
/** What a form can say of a name at once; the server also judges its words (accounts.name-own). */
export function nameFormFault(name: string): string | undefined {
  const { length } = [...name]
  if (length < fullNameMinimum || length > fullNameMaximum) return say.nameLength
  if (/[\p{N}@/]/u.test(name)) return say.nameContact
  return nameLetters.test(name) && /\p{L}/u.test(name) ? undefined : say.nameLetters
}

/** A name that a sign-in provider says: as it is, else without what may not stand in a name, else none. */
export function fittingName(name: string, faultOf = nameFormFault): string | undefined {
  const asSaid = name.slice(0, 2 * writtenNameMaximum).trim()
  const letters = asSaid
    .replaceAll(/[^\p{L}\p{M}\p{Join_C} .'’-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const short = [...letters].slice(0, fullNameMaximum).join('').trim()
  return [asSaid, short].find((one) => faultOf(one) === undefined)
}
