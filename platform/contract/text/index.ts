export { countSaidDigits, readSpelledDigits } from './digit-words.ts'
export { foldText, joinSpacedLetters, lettersForDigits } from './fold-text.ts'
export { transliterate } from './transliterate.ts'
