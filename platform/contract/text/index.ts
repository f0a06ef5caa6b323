export { countSaidDigits, readSpelledDigits } from './digit-words.ts'
export { foldText, joinSpacedLetters, lettersForDigits } from './fold-text.ts'
export { type SumsInText, takeSums } from './sums.ts'
export { transliterate } from './transliterate.ts'
