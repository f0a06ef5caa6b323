import { foldText, readSpelledDigits } from '@basera/platform/contract/text'
import { fittingName, nameFormFault } from './name-form.ts'
import { officeHeardIn } from './name-sounds.ts'
import { contactApart, foreignWords, officeApart } from './names/foreign-words.ts'
import { accountSentences as say } from './sentences.ts'

/** `baseraSupport` reads as two words. */
const innerCapital = /(?<=\p{Ll})(?=\p{Lu})/gu
const piledMarks = /\p{M}{6}/u
const webAddress =
  /\p{L}{3,}\.(?:com|in|co|net|org|info|biz|app|online|site|xyz|io|me|shop|live)(?![\p{L}\p{M}])/iu
const saysDigits = (name: string) => /\d/.test(readSpelledDigits(foldText(name)))

function wordFault(name: string): string | undefined {
  const readings = new Set([name, name.replaceAll(innerCapital, ' ')])
  const found = [...readings].flatMap(foreignWords)
  const heard = officeHeardIn(name)
  if (found.includes('<contact>') || heard === 'contact' || contactApart(name)) return say.nameContact
  return found.length > 0 || heard || officeApart(name) ? say.nameTitle : undefined
}

/**
 * The sentence for a name that is not allowed (accounts.name-own), or nothing: 2 to 60 letters of any script, no
 * numbers, addresses or links, no title of authority or of this product. Initials and single names are names.
 */
export function nameFault(name: string): string | undefined {
  const fault = nameFormFault(name)
  if (fault) return fault
  if (piledMarks.test(name)) return say.nameLetters
  return webAddress.test(name) || saysDigits(name) ? say.nameContact : wordFault(name)
}

/** A name that a sign-in provider says, as far as it is allowed. */
export const cleanName = (name: string): string | undefined => fittingName(name, nameFault)
