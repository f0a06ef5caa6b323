import { type Expression, type QueryExecutorProvider, sql } from 'kysely'

type Db = QueryExecutorProvider

const alive = sql`alive_until > now()`

/** The member is connected to any process. Inlines the function `is_online`, whose call is slower. */
export const isOnline = (member: Expression<unknown>) => sql`EXISTS (
  SELECT 1 FROM live_people JOIN live_processes ON live_processes.id = process_id
  WHERE live_people.user_id = ${member} AND ${alive})`

/** Notes that a process lives for `ms` more milliseconds. True if its row, and so its members' rows, were missing. */
export async function noteAlive(db: Db, processId: string, ms: number): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`
    INSERT INTO live_processes AS known (id, alive_until)
    VALUES (${processId}::uuid, now() + ${ms} * interval '1 millisecond')
    ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until RETURNING known.xmax = 0 AS fresh
  `.execute(db)
  return rows[0]?.fresh ?? false
}

export async function forgetDead(db: Db): Promise<void> {
  await sql`DELETE FROM live_processes WHERE alive_until < now() - interval '5 seconds'`.execute(db)
}

export async function noteLeaving(db: Db, processId: string, ms: number): Promise<void> {
  await sql`
    UPDATE live_processes SET alive_until = least(alive_until, now() + ${ms} * interval '1 millisecond')
    WHERE id = ${processId}::uuid
  `.execute(db)
}

interface UserRow {
  readonly user_id: string
}

/** Notes members as connected; gives those who were connected nowhere before. */
export async function noteArrived(db: Db, processId: string, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<UserRow>`
    WITH there AS MATERIALIZED (
      SELECT id FROM user_profiles WHERE id = ANY(${userIds}::uuid[]) ORDER BY id FOR KEY SHARE
    ), noted AS (
      INSERT INTO live_people (process_id, user_id) SELECT ${processId}::uuid, id FROM there ON CONFLICT DO NOTHING
    )
    SELECT id AS user_id FROM there WHERE NOT EXISTS (
      SELECT 1 FROM live_people JOIN live_processes ON live_processes.id = process_id
      WHERE user_id = there.id AND ${alive}
    )
  `.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export async function noteLeft(db: Db, processId: string, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<UserRow>`
    WITH gone AS (
      DELETE FROM live_people WHERE process_id = ${processId}::uuid AND user_id = ANY(${userIds}::uuid[])
      RETURNING user_id
    )
    SELECT user_id FROM gone WHERE NOT EXISTS (
      SELECT 1 FROM live_people other JOIN live_processes ON live_processes.id = other.process_id
      WHERE other.user_id = gone.user_id AND other.process_id <> ${processId}::uuid AND ${alive}
    )
  `.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Which of these members are connected to any process. */
export async function readOnline(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<UserRow>`
    SELECT DISTINCT user_id FROM live_people JOIN live_processes ON live_processes.id = process_id
    WHERE user_id = ANY(${userIds}::uuid[]) AND ${alive}
  `.execute(db)
  return new Set(rows.map(({ user_id }) => user_id))
}
