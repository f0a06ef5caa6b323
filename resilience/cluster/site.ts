import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { providerClient } from '@basera/accounts/testing/openid-provider'
import { openPool } from '@basera/platform/testing/pool'
import { type RedisServer, startRedisServer } from '@basera/platform/testing/redis'
import { type S3Server, s3Server } from '@basera/platform/testing/s3'
import { openProductProcess, type ProductProcess } from '@basera/testkit/product'
import type pg from 'pg'
import { startBalancer } from './parts/balancer.ts'
import { type PostgresServer, startPostgresServer } from './parts/postgres-server.ts'

export interface Site {
  readonly address: string
  /** Where an OpenID provider is looked for; the journeys start one. */
  readonly providerPort: number
  readonly members: readonly ProductProcess[]
  readonly postgres: PostgresServer
  readonly redis: RedisServer
  readonly pool: pg.Pool
  /** Files that the processes wrote on their own disk; uploads must not be among them. */
  readonly files: string
  /** Replaces the processes one after the other, with other settings. */
  redeploy(env: Readonly<Record<string, string>>): Promise<void>
  stop(): Promise<void>
}

const processes = 2

interface Engines {
  readonly postgres: PostgresServer
  readonly redis: RedisServer
  readonly bucket: S3Server
}

/** What production has, where it is possible without mails, text messages and TLS. */
const settingsOf = ({ postgres, redis, bucket }: Engines, data: string, port: number) => ({
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  TRUST_PROXY: '1',
  SECRET_KEY: 'wXm2v6t1zq0Jc9RkP4yB7hLd3sFa8eGu',
  DATA_DIR: data,
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  S3_ENDPOINT: bucket.settings.endpoint,
  S3_BUCKET: bucket.settings.bucket,
  S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  DRAIN_SECONDS: '2',
  DEMO_DATA: 'on',
  CAPTCHA: 'altcha',
  LOG_LEVEL: 'warn',
  // As in the journeys: all of them come from one address.
  LIMITS: 'off',
  GOOGLE_ISSUER_URL: `http://127.0.0.1:${port + 1}`,
  GOOGLE_CLIENT_ID: providerClient.clientId,
  GOOGLE_CLIENT_SECRET: providerClient.clientSecret,
})

/** Asks it to stop; fails where it does not end well. */
async function stopWell(member: ProductProcess): Promise<void> {
  const code = await member.stop()
  if (code !== 0)
    throw new Error(`A process that was asked to stop ended with ${code}:\n${member.log().slice(-2000)}`)
}

/** Starts it with PostgreSQL's files in `postgresIn`, or in a folder of its own. */
export async function startSite(postgresIn?: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'basera-site-'))
  const closing: (() => Promise<unknown>)[] = [
    async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  ]
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close().catch(console.error)
  }
  try {
    const postgresFolder = postgresIn ?? join(folder, 'postgres')
    mkdirSync(postgresFolder, { mode: 0o700, recursive: true })
    const postgres = await startPostgresServer(postgresFolder)
    closing.push(() => postgres.stop())
    const redis = await startRedisServer()
    closing.push(() => redis.close())
    const bucket = await s3Server()
    closing.push(() => bucket.close())
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    const data = join(folder, 'data')
    const settings = settingsOf({ postgres, redis, bucket }, data, port)
    const members = await Promise.all(
      Array.from({ length: processes }, () => openProductProcess({ env: settings })),
    )
    closing.push(() => Promise.all(members.map(stopWell)))
    await Promise.all(members.map((member) => member.start()))
    const balancer = await startBalancer(
      folder,
      port,
      members.map(({ address }) => address),
    )
    closing.push(() => balancer.stop())
    const pool = openPool({ connectionString: postgres.url, max: 3, application_name: 'trial' })
    closing.push(() => pool.end())
    return {
      address: balancer.address,
      providerPort: port + 1,
      members,
      postgres,
      redis,
      pool,
      files: join(data, 'files'),
      async redeploy(env) {
        for (const member of members) {
          await stopWell(member)
          await member.start(env)
        }
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
