import type { Feature, Limit, Logger } from '@basera/platform/server'
import type { ReadyDatabase } from './database-access.ts'
import type { Settings } from './settings.ts'

export interface FeatureNeeds {
  readonly settings: Settings
  readonly logger: Logger
  readonly database: ReadyDatabase
}

/** Every named limit of the product, in one table. */
export const limitTable: Readonly<Record<string, Limit>> = {}

/** The features, given what they need. */
export function buildFeatures(_needs: FeatureNeeds): readonly Feature[] {
  return []
}

/** Fills what the product cannot run without, and demo data once where they are wanted. */
export async function prepareData(_needs: FeatureNeeds & { readonly files: string }): Promise<void> {}

/** Ids and days of change of the newest rooms, for the site map. */
export async function newestRooms(database: ReadyDatabase): Promise<{ id: string; changed: string }[]> {
  const { rows } = await database.pool.query<{ id: string; changed: string }>(
    `SELECT id, to_char(updated_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS changed
     FROM rooms ORDER BY created_at DESC, id LIMIT 5000`,
  )
  return rows
}
