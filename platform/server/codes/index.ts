export { readCodes } from './read-codes.ts'
