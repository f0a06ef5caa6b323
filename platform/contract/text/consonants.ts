import { plainChillus } from './chillus.ts'
import { foldText } from './fold-text.ts'
import { transliterate } from './transliterate.ts'

const sounds: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/tion/g, 'sn'],
  [/igh/g, 'i'],
  [/ow/g, 'o'],
  [/ph/g, 'f'],
  [/wh?/g, 'v'],
  [/z|g(?=[eiy])/g, 'j'],
  [/x/g, 'ks'],
  [/q|ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/(?<=[a-z])h/g, ''],
  [/(.)\1+/g, '$1'],
  [/[aeiouy]/g, ''],
]

/** What is heard of a word of any script but its vowels: `customer`, `kastamar` and कस्टमर are all `kstmr`. */
export function consonantsOf(word: string): string {
  const folded = plainChillus(foldText(word))
  let sound = transliterate(folded) ?? folded
  for (const [written, said] of sounds) sound = sound.replaceAll(written, said)
  return sound
}
