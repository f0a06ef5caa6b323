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

/** Known tags whose words in the language of the page begin with a text. */
export const tagsBeginning = (text: string) =>
  lifestyleTags.filter((tag) => folded(tagWords(tag)).startsWith(folded(text)))

/** The known tag of these words, where the page is not in English: profiles keep it in English. */
export const tagOfWords = (text: string): string | undefined =>
  language === 'en' ? undefined : tagsBeginning(text).find((tag) => folded(tagWords(tag)) === folded(text))
