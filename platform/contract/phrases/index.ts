export { type Found, type Lexicon, phraseMatcher, ways } from './match-phrases.ts'
export { readWords } from './read-words.ts'
