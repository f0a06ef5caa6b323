const plainAscii = /^[a-z0-9 ]*$/
// Latin accents, the dots that Indian scripts add to a letter, and the invisible joiners: all dropped.
const marks = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u200c\u200d]/g
const notWord = /[^\p{L}\p{M}\p{N}]+/gu

/** Vowel signs of Indian scripts stay, since without them different words look alike. */
export function fold(text: string): string {
  const ascii = text.toLowerCase()
  if (plainAscii.test(ascii)) return ascii.replaceAll(/ +/g, ' ').trim()
  // Taking apart comes first: mathematical and full-width capitals have no lower case of their own.
  return text.normalize('NFKD').toLowerCase().replaceAll(marks, '').replaceAll(notWord, ' ').trim()
}
