export { type OpenDatabase, openDatabase } from './open-database.ts'
export { rowsByPage } from './rows-by-page.ts'
