import { lazily } from '@basera/platform/contract/lazily'
import { ways, wordKey } from '@basera/platform/contract/phrases'
import { consonantsOf, foldText, transliterate } from '@basera/platform/contract/text'

const soundingLikeOffices = ways(
  `thongdok, nadkarni, consolata, landers, winters, montrell, collector, sikandar`,
)

const shortestKey = 6
/** Of one word, and of several that sound like one or several. */
const shortestSounds = { one: 5, several: 7 } as const
const longestRun = 24
const mostWords = 4

const latin = /^[a-z *]+$/
const separators = /[ .’'-]+/
const singleLetters = /(?<![\p{L}\p{M}])\p{L}\p{M}*(?:[ .’'-]{1,3}\p{L}\p{M}*(?![\p{L}\p{M}])){2,}/gu

const inLatin = (word: string) => {
  const folded = foldText(word)
  return transliterate(folded) ?? folded
}

const wordsOf = (text: string): readonly string[] => text.split(separators).filter(Boolean)

/** `google` and `Googel` are one, and so is `kustomer`; `Asha` and `Sasha` are none. */
function soundOf(word: string): string {
  const latin = inLatin(word)
  const sound = consonantsOf(latin)
    .replaceAll('j', 'g')
    .replaceAll(/(.)\1+/g, '$1')
  return /^[aeiou]/.test(latin) ? `-${sound}` : sound
}

const joinSounds = (sounds: readonly string[]): string =>
  sounds.map((sound, at) => (at > 0 ? sound.replace('-', '') : sound)).join('')

/** Names that sound like an office: `Nadkarni` like nyayadhikaran. */
const heardInNames = lazily(() => new Set(soundingLikeOffices.map(soundOf)))

const lengthOf = (sound: string) => sound.replace('-', '').length

interface Known {
  /** Of all, and of those of several words. */
  readonly keys: ReadonlySet<string>
  readonly apart: ReadonlySet<string>
  /** Of single words, and of all. */
  readonly words: ReadonlySet<string>
  readonly sounds: ReadonlySet<string>
}

const keysOf = (rows: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(rows.map((words) => wordKey(words.join(''))).filter(({ length }) => length >= shortestKey))

const soundsOf = (rows: readonly (readonly string[])[], shortest: number): ReadonlySet<string> =>
  new Set(
    rows
      .map((words) => joinSounds(words.map(soundOf)))
      .filter((sound) => lengthOf(sound) >= shortest && !heardInNames().has(sound)),
  )

function know(phrases: readonly string[]): Known {
  const rows = phrases.map((phrase) => wordsOf(phrase.replaceAll('*', '')))
  return {
    keys: keysOf(rows),
    apart: keysOf(rows.filter(({ length }) => length > 1)),
    words: soundsOf(
      rows.filter(({ length }) => length === 1),
      shortestSounds.one,
    ),
    sounds: soundsOf(rows, shortestSounds.several),
  }
}

/** Whether words next to each other, taken for one, are known ones as they are spelled or as they sound. */
function anyRun(words: readonly string[], { keys, apart, words: single, sounds }: Known): boolean {
  const spelled = words.map(inLatin)
  const heard = words.map(soundOf)
  return words.some((_, from) => {
    let run = ''
    for (let to = from; to < words.length && run.length <= longestRun; to++) {
      run += spelled[to]
      if ((to > from ? keys : apart).has(wordKey(run))) return true
      if (to - from >= mostWords) continue
      const sound = joinSounds(heard.slice(from, to + 1))
      if (sounds.has(sound) || (to === from && single.has(sound))) return true
    }
    return false
  })
}

/** Makes what finds known phrases written apart, together or as they sound: `Magic-Bricks`, `J i o F i b e r`. */
export function spelledTogether(phrases: () => readonly string[]): (name: string) => boolean {
  const known = lazily(() => know(phrases().filter((phrase) => latin.test(phrase))))
  return (name) => {
    const joined = name.replaceAll(singleLetters, (letters) => letters.split(separators).join(''))
    return anyRun(wordsOf(joined), known()) || (joined !== name && anyRun(wordsOf(name), known()))
  }
}
