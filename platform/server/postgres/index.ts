export { completeLibraryLinks, findPostgres } from './binaries.ts'
export { type EmbeddedPostgres, runningEmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
export { chooseIdentity } from './identity.ts'
export { type OpenDatabase, openDatabase } from './open-database.ts'
