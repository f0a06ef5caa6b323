import { lifestyleTags } from '@basera/accounts/contract'
import { language, sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

const t = sentencesOf(en)

/** "Early riser": a tag as people read it (roommates.tag-words). Those that people made up get blanks and a capital. */
export function tagWords(tag: string): string {
  const known = lifestyleTags.find((one) => one === tag)
  if (known) return t(`roommates.tag.${known}`)
  const words = tag.replaceAll('-', ' ')
  const [first = ''] = words
  return first.toLocaleUpperCase() + words.slice(first.length)
}

const folded = (text: string) => text.trim().toLocaleLowerCase()

/** Profiles keep them in English: there, their texts are found as they are. */
const translated = language === 'en' ? [] : lifestyleTags

/** Known tags whose words in another language of the page begin with a text. */
export const tagsBeginning = (text: string) =>
  translated.filter((tag) => folded(tagWords(tag)).startsWith(folded(text)))

export const tagOfWords = (text: string): string | undefined =>
  translated.find((tag) => folded(tagWords(tag)) === folded(text))
