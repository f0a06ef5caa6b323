/** Letters that Indian names are written with by turns, each as one of them; vowels, h and y fall away. */
const sounds: ReadonlyMap<string, string> = new Map(
  'b:p c:k d:t f:p g:k j:s q:k v:v w:v x:ks z:s'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
const vowel = /[aeiou]/
const silent = /[aeiouyh]/

/** Equal for spellings of one name: Hinjawadi and Hinjewadi, Adyar and Adaiyaru (as Tamil is read). */
export function skeletonOf(word: string): string {
  let skeleton = silent.test(word[0] ?? '') && word[0] !== 'h' ? 'a' : ''
  let last = ''
  for (const letter of word.replaceAll('ch', 's').replaceAll('ph', 'p')) {
    if (vowel.test(letter)) last = ''
    if (silent.test(letter)) continue
    const sound = sounds.get(letter) ?? letter
    if (sound !== last) skeleton += sound
    last = sound
  }
  return skeleton
}

/** A skeleton as a number, for compact indexes. 0 for words whose skeleton says too little. */
export function skeletonHash(word: string): number {
  const skeleton = skeletonOf(word)
  if (skeleton.length < 3 || /\d/.test(word)) return 0
  let hash = 0x811c9dc5
  for (let index = 0; index < skeleton.length; index++)
    hash = Math.imul(hash ^ skeleton.charCodeAt(index), 0x01000193)
  return hash >>> 0 || 1
}
