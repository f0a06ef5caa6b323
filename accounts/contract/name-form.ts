import { fullNameMaximum, fullNameMinimum } from './limits.ts'
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
