export { type Found, type Lexicon, phraseMatcher, ways } from './match-phrases.ts'
export { readWords, type Word, wordKey } from './read-words.ts'
