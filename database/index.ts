export { checkMigrations, isMigrated, migrate, migrateWithin, type RecordedMigration } from './migrate.ts'
