import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'

export function overClient<Tables>(client: pg.Client): Kysely<Tables> {
  const lent = Object.assign(client, { release: () => undefined })
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: async () => lent, end: async () => undefined, options: {} },
    }),
  })
}
