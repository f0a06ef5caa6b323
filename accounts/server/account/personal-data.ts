import type { StoredAt } from '@basera/platform/server/files'

/** What one feature keeps about a person, for the copy that the person can ask for. Each feature knows its own tables. */
export interface PersonalData {
  /** Its place in the exported file. */
  readonly name: string
  /** Tables whose rows about the person {@link export} gives. */
  readonly tables: readonly string[]
  /** Everything kept about the person, as JSON; nothing about others but what they wrote to the person. */
  export(userId: string): Promise<unknown>
  /** The person's own files. */
  files(userId: string): Promise<readonly StoredAt[]>
}
