import { openTestSessions } from '@basera/accounts/testing'
import type { Database } from '@basera/database/types'
import type { Feature } from '@basera/platform/server/feature'
import type { Gate } from '@basera/platform/server/http'
import { type Limits, noLimits } from '@basera/platform/server/limits'
import { createTestApp, createTestDatabase } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { type Asked, formOf } from './calls.ts'
import { addPeople, asha, kabir, meera, nina, rohan } from './people.ts'

export interface WorldOptions<Tables> {
  /** Members from the beginning; asha, rohan, meera and kabir if not given. */
  readonly people?: readonly object[]
  readonly limits?: Limits
  readonly features: (db: Kysely<Tables>, limits: Limits) => readonly Feature[]
}

interface AppOptions {
  readonly gate?: Gate
  readonly limits?: Limits
  readonly before?: (app: FastifyInstance) => void
}

/** Features over HTTP behind the product's session gate, on a migrated database with named people. */
export async function openWorld<Tables = unknown>({
  people = [asha, rohan, meera, kabir],
  limits = noLimits,
  features,
}: WorldOptions<Tables>) {
  const database = await createTestDatabase<Tables>()
  const { db, pool, url, fill } = database
  await addPeople(pool, people)
  const {
    gate,
    signIn,
    headersOf: headersOfMember,
  } = await openTestSessions(db as unknown as Kysely<Database>)
  const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  let withNina: Promise<void> | undefined
  const headersOf = async (by?: string) => {
    if (by === nina.id) {
      withNina ??= addPeople(pool, [nina])
      await withNina
    }
    return headersOfMember(by)
  }
  const apps: FastifyInstance[] = []
  const openApp = async (served: readonly Feature[], options: AppOptions = {}) => {
    const opened = await createTestApp(served, { gate, limits, ...options })
    apps.push(opened)
    return opened
  }
  const app = await openApp(features(db, limits))
  const callOf =
    (called: FastifyInstance) =>
    async ({ method = 'GET', url, body, by, headers }: Asked) =>
      called.inject({
        method,
        url,
        headers: { ...headers, ...(await headersOf(by)) },
        ...(body === undefined ? {} : { payload: body as object }),
      })
  const upload = async (url: string, bytes: Buffer, by?: string) => {
    const { payload, headers } = await formOf(bytes)
    return app.inject({ method: 'POST', url, payload, headers: { ...headers, ...(await headersOf(by)) } })
  }
  const close = async () => {
    for (const opened of apps) await opened.close()
    await database.close()
  }
  return {
    app,
    db,
    pool,
    url,
    fill,
    query,
    /** Another app on the same database, behind the same gate unless another is given. */
    openApp,
    headersOf,
    signIn: (member: { readonly id: string }) => signIn(member.id),
    addPeople: (some: readonly object[]) => addPeople(pool, some),
    call: callOf(app),
    callOf,
    upload,
    close,
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
