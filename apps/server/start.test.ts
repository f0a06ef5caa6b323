import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { explainStart } from './start.ts'

const main = join(import.meta.dirname, 'main.ts')
let folder: string
let children: ChildProcess[]
let blocker: Server | undefined

/** Starts the product as an operator does; resolves once it says something about being ready or not. */
async function start(env: Record<string, string>): Promise<{ said: string; child: ChildProcess }> {
  const settings = {
    PORT: '0',
    DATA_DIR: folder,
    DEMO_DATA: 'off',
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
  }
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...settings, ...env }, cwd: folder })
  children.push(child)
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  while (!/is ready at|did not start/.test(said) && child.exitCode === null) {
    await Promise.race([once(child.stderr, 'data'), once(child, 'exit')])
  }
  return { said, child }
}

async function exit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basera-start-'))
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map(exit))
  blocker?.close()
  blocker = undefined
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

describe('starting the product', () => {
  it('serves, and stops cleanly when asked', async () => {
    const { said, child } = await start({})
    const address = /http:\/\/\S+/.exec(said)?.[0] ?? ''
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await exit(child)).toBe(0)
  })

  it('says which port is taken', async () => {
    blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const port = String((blocker.address() as AddressInfo).port)
    const { said, child } = await start({ PORT: port })
    expect(said).toContain(`Port ${port} is already in use. Stop the other program, or set another PORT.`)
    expect(await exit(child)).toBe(1)
  })

  it('says that it already runs on this data folder', async () => {
    await start({})
    const second = await start({})
    expect(second.said).toContain('Basera is already running on')
    expect(await exit(second.child)).toBe(1)
  })

  it('says which settings are wrong, before touching anything', async () => {
    const { said, child } = await start({ PORT: 'x', NODE_ENV: 'production', DEMO_DATA: 'maybe' })
    expect(said).toContain('PORT')
    expect(said).toContain('DEMO_DATA')
    expect(await exit(child)).toBe(1)
  })
})

describe('what can be in the way of a start', () => {
  it.each([
    ['ENOSPC', '/data', 'The disk is full: nothing can be written to /data.'],
    ['EACCES', '80', '80 may not be used by this user. Set another PORT or DATA_DIR.'],
    ['EADDRINUSE', '3000', 'Port 3000 is already in use. Stop the other program, or set another PORT.'],
  ])('%s is explained', (code, place, sentence) => {
    expect(explainStart(Object.assign(new Error('x'), { code }), place)).toBe(sentence)
  })
})
