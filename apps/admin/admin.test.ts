import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startJobs } from '@basera/platform/server/job-worker'
import { createLogger } from '@basera/platform/server/logger'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@basera/platform/server/postgres'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSettings } from '../server/settings/settings.ts'
import { perform } from './perform.ts'

const asha = 'a0000000-0000-4000-8000-000000000001'
const main = join(import.meta.dirname, 'main.ts')
let database: TestDatabase<unknown>
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basera-admin-'))
  database = await createTestDatabase()
  await query("INSERT INTO auth_users (id, email) VALUES ($1, 'asha@example.test')", [asha])
  await query("INSERT INTO user_profiles (id, email, full_name) VALUES ($1, 'asha@example.test', $2)", [
    asha,
    'Asha Rao',
  ])
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})
const query = async (statement: string, values: unknown[] = []) =>
  (await database.pool.query(statement, values)).rows

const settingsWith = (env: Record<string, string>) => ({
  NODE_ENV: 'development',
  DATA_DIR: folder,
  DATABASE_URL: database.url,
  ...env,
})

/** Does what a command does, in this process: starting another one takes seconds. */
async function run(words: readonly string[], env: Record<string, string> = {}) {
  const told = { out: '', err: '' }
  const code = await perform(words, () => checkSettings(settingsWith(env)), {
    say(line) {
      told.out += `${line}\n`
    },
    complain(line) {
      told.err += `${line}\n`
    },
  })
  return { code, ...told }
}

/** Runs a command as an operator does. */
async function runAsOperator(words: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main, ...words], {
    cwd: folder,
    env: { ...process.env, ...settingsWith(env) },
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, out, err }
}

describe('npm run admin', () => {
  it('says what it can do', async () => {
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    for (const name of ['people suspend ID --reason', 'rooms hide ID', 'reports decide ID', 'verify'])
      expect(out).toContain(name)
  })

  it('ends with 2 on what is written wrongly, and touches nothing', async () => {
    const { code, out, err } = await runAsOperator(['people', 'suspend', asha])
    expect([code, out, err]).toEqual([2, '', 'people suspend needs --reason.\n'])
  })

  it('finds, suspends and restores, and keeps who did it', async () => {
    const table = await runAsOperator(['people', 'find', 'asha', '--as', 'meera'])
    expect([table.code, table.err]).toEqual([0, ''])
    expect(table.out).toMatch(new RegExp(`^id +full_name +email.*\\n${asha} +Asha Rao +a…@example.test`))
    const suspend = ['people', 'suspend', asha, '--reason', 'a scam', '--as', 'meera', '--json']
    const first = await run(suspend)
    expect(JSON.parse(first.out)).toEqual({ said: 'Suspended.', failed: false })
    const again = await run(suspend)
    expect([again.code, again.err]).toEqual([1, 'This person is suspended already.\n'])
    const shown = JSON.parse((await run(['people', 'show', asha, '--json', '--as', 'meera'])).out).facts
    expect(shown).toMatchObject({ id: asha, email: 'asha@example.test', suspended_at: expect.any(String) })
    await run(['people', 'restore', asha, '--reason', 'a mistake', '--as', 'meera'])
    expect(await query('SELECT operator, command, reason FROM operator_log ORDER BY id')).toEqual([
      { operator: 'meera', command: 'people find', reason: null },
      { operator: 'meera', command: 'people suspend', reason: 'a scam' },
      { operator: 'meera', command: 'people show', reason: null },
      { operator: 'meera', command: 'people restore', reason: 'a mistake' },
    ])
    expect(await query('SELECT banned_at FROM auth_users')).toEqual([{ banned_at: null }])
  })

  it('exports into a new file for the operator alone, and never over another', async () => {
    const out = join(folder, 'asha.zip')
    const first = await run(['people', 'export', asha, '--out', out])
    expect([first.code, first.err, statSync(out).mode & 0o777]).toEqual([0, '', 0o600])
    const bytes = readFileSync(out)
    const second = await run(['people', 'export', asha, '--out', out])
    expect([second.code, readFileSync(out).equals(bytes)]).toEqual([1, true])
    const nobody = join(folder, 'nobody.zip')
    const third = await run(['people', 'export', asha.replace(/1$/, '9'), '--out', nobody])
    expect([third.code, third.err, existsSync(nobody)]).toEqual([1, 'There is no such person.\n', false])
  })

  it('sends a mail and a text message to try the settings', async () => {
    await run(['test', 'mail', 'meera@example.test'])
    await run(['test', 'sms', '+919876543210'])
    const kept = await query('SELECT channel, recipient FROM outbox_messages ORDER BY sent_at')
    expect(kept).toEqual([
      { channel: 'email', recipient: 'meera@example.test' },
      { channel: 'sms', recipient: '+919876543210' },
    ])
    const log = JSON.stringify(await query('SELECT * FROM operator_log'))
    expect(log).not.toMatch(/@|9876543210/)
  })

  it('verifies: 0 without faults, 1 with them', async () => {
    const sound = await run(['verify'])
    expect([sound.code, sound.err]).toEqual([0, ''])
    expect(sound.out).toMatch(/profiles +1 +0\n/)
    expect(sound.out).toContain('No faults.')
    await query(
      `UPDATE user_profiles SET avatar_url = '/storage/v1/object/public/profile-images/x/1.webp',
         profile_picture_url = '/storage/v1/object/public/profile-images/x/1.webp'`,
    )
    const broken = await run(['verify', '--json'])
    expect(broken.code).toBe(1)
    expect(JSON.parse(broken.out)).toMatchObject({
      failed: true,
      said: `The picture of person ${asha} has no file.`,
    })
    await query('UPDATE user_profiles SET avatar_url = NULL, profile_picture_url = NULL')
  })

  it('erases an account, and leaves its files to the running product', async () => {
    const jobs = await startJobs({ url: database.url, logger: createLogger('silent'), tasks: [] })
    await jobs.stop()
    const kabir = asha.replace(/1$/, '2')
    await query("INSERT INTO auth_users (id, email) VALUES ($1, 'kabir@example.test')", [kabir])
    const { code, err } = await run(['people', 'erase', kabir, '--reason', 'asked by letter'])
    expect([code, err]).toEqual([0, ''])
    expect(await query('SELECT id FROM auth_users WHERE id = $1', [kabir])).toEqual([])
    expect(await query('SELECT task_identifier FROM graphile_worker.jobs')).toEqual([
      { task_identifier: 'remove-personal-files' },
    ])
  })

  it('rotates the signing keys', async () => {
    const { code, err } = await run(['keys', 'rotate', '--reason', 'a key may have leaked'])
    expect([code, err]).toEqual([0, ''])
    expect(await query('SELECT retired_at FROM auth_signing_keys')).toEqual([{ retired_at: null }])
  })

  it('prints nothing that moves the cursor or turns the text round', async () => {
    await query(
      `INSERT INTO reports (reported_id, about, about_id, reason, details) VALUES ($1, 'profile', $1, 'fake', $2)`,
      [asha, 'one\u001b[2Jtwo\u202ethree\nfour'],
    )
    const [{ id }] = await query('SELECT id FROM reports')
    const { out } = await run(['reports', 'show', id])
    expect(out).toContain('one [2Jtwo three four')
    expect((await run(['reports', 'decide', id, '--decision', 'nothing wrong'])).out).toBe('Decided.\n')
    expect((await run(['reports', 'list'])).out).toBe('None.\n')
  })
})

describe('the embedded database', () => {
  const find = (data: string) => run(['people', 'find', 'asha'], { DATABASE_URL: '', DATA_DIR: data })
  let postgres: EmbeddedPostgres | undefined
  afterAll(() => postgres?.stop())

  it('is worked on beside the running product, and without it', async () => {
    const data = mkdtempSync(join(folder, 'data-'))
    const start = () =>
      startEmbeddedPostgres({
        folder: join(data, 'postgres'),
        onExit: () => undefined,
        settings: { fsync: 'off' },
      })
    postgres = await start()
    await postgres.database('basera')
    expect(await find(data)).toEqual({ code: 0, out: 'None.\n', err: '' })
    await postgres.database('basera')
    await postgres.stop()
    postgres = undefined
    expect(await find(data)).toEqual({ code: 0, out: 'None.\n', err: '' })
    postgres = await start()
  })

  it('must be there', async () => {
    const { code, err } = await find(join(folder, 'nowhere'))
    expect([code, err]).toEqual([
      1,
      `There is no installation in ${join(folder, 'nowhere')}. Set DATA_DIR or DATABASE_URL.\n`,
    ])
    expect(existsSync(join(folder, 'nowhere'))).toBe(false)
  })
})
