import { lifestyleTags } from '@basera/accounts/contract'
import { sentencesOf } from '@basera/platform/web'
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
