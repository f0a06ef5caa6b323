export { checkMigrations, isMigrated, migrate, migrateWithin, type RememberedMigration } from './migrate.ts'
