import { lazily } from '@basera/platform/contract/lazily'
import { ways, wordKey } from '@basera/platform/contract/phrases'
import { consonantsOf, foldText, transliterate } from '@basera/platform/contract/text'
import { nearlySpelled } from './nearly-spelled.ts'

const soundingLikeOffices = ways(
  `thongdok, nadkarni, consolata, landers, winters, montrell, collector, sikandar, karmacharya`,
)

/** No slip of the pen: names, and words that a slip makes names. */
const nearNames = new Set(
  ways(
    `asirvad, coliers, colliers, dominos, franchise, kacheri, kachari, kachery, generali, lenders, mahasangh, mcdonalds, rajasva, tanishq, traders, treasurer, vistara, adhikarik, pramanit, arakshi, kotwali, brokers, sahkari, steshan, radisson, officers, sansthan, parishad, panchayat, lancers, lineman, licious, travels, officer, panchayati, karmachari, karmacharya`,
  ).map(wordKey),
)

const shortestKey = 6
const shortestSounds = { one: 5, several: 7 } as const
const shortestWritten = 7
const longestRun = 24
const mostWords = 4

const latin = /^[a-z *]+$/
const separators = /[ .’'-]+/
const singleLetters = /(?<![\p{L}\p{M}])\p{L}\p{M}*(?:[ .’'-]{1,3}\p{L}\p{M}*(?![\p{L}\p{M}])){2,}/gu

const inLatin = (word: string) => {
  const folded = foldText(word)
  return transliterate(folded) ?? folded
}

/** `B a s e r a` as `Basera`. */
export const withLettersTogether = (text: string): string =>
  text.replaceAll(singleLetters, (letters) => letters.split(separators).join(''))

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

const heardInNames = lazily(() => new Set(soundingLikeOffices.map(soundOf)))

const once = (word: string) => word.replaceAll(/(.)\1+/gu, '$1')

const lengthOf = (sound: string) => sound.replace('-', '').length

interface Known {
  readonly keysOfAll: ReadonlySet<string>
  readonly keysOfSeveral: ReadonlySet<string>
  readonly near: (word: string) => boolean
  readonly soundsOfOne: ReadonlySet<string>
  readonly soundsOfAll: ReadonlySet<string>
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
    keysOfAll: keysOf(rows),
    near: nearlySpelled(
      rows
        .flatMap(([word = '', ...others]) => (others.length > 0 ? [] : [wordKey(word)]))
        .filter((word) => word.length >= shortestWritten && !nearNames.has(word)),
    ),
    keysOfSeveral: keysOf(rows.filter(({ length }) => length > 1)),
    soundsOfOne: soundsOf(
      rows.filter(({ length }) => length === 1),
      shortestSounds.one,
    ),
    soundsOfAll: soundsOf(rows, shortestSounds.several),
  }
}

/** Whether words next to each other, taken for one, are known ones as they are spelled or as they sound. */
function anyRun(words: readonly string[], known: Known): boolean {
  const spelled = words.map(inLatin)
  const heard = words.map(soundOf)
  if (spelled.map(wordKey).some((word) => !nearNames.has(word) && known.near(word))) return true
  return words.some((_, from) => {
    let run = ''
    for (let to = from; to < words.length && run.length <= longestRun; to++) {
      run += spelled[to]
      const [key, plainKey] = [wordKey(run), wordKey(once(run))]
      if ((to > from ? known.keysOfAll : known.keysOfSeveral).has(key)) return true
      if (plainKey !== key && known.keysOfAll.has(plainKey)) return true
      if (to - from >= mostWords) continue
      const sound = joinSounds(heard.slice(from, to + 1))
      if (known.soundsOfAll.has(sound) || (to === from && known.soundsOfOne.has(sound))) return true
    }
    return false
  })
}

/** Makes what finds known phrases written apart, together or as they sound: `Magic-Bricks`, `J i o F i b e r`. */
export function spelledTogether(phrases: () => readonly string[]): (name: string) => boolean {
  const known = lazily(() => know(phrases().filter((phrase) => latin.test(phrase))))
  return (name) => {
    const joined = withLettersTogether(name)
    return anyRun(wordsOf(joined), known()) || (joined !== name && anyRun(wordsOf(name), known()))
  }
}
