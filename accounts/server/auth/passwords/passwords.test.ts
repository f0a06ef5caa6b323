import { argon2Sync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AuthError } from '../auth-error.ts'
import { commonPasswords } from './common-passwords.ts'
import { hashPassword, passwordFits, readArgon2, writeArgon2 } from './hash-password.ts'
import { openHashingGate } from './hashing-pool.ts'
import { refuseWeakPassword } from './weak-password.ts'

function reasonOf(password: string, email?: string): string | undefined {
  try {
    refuseWeakPassword(password, email)
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(AuthError)
    expect((error as AuthError).code).toBe('weak_password')
    return (error as AuthError).reasons?.join()
  }
}

describe('accounts.password-weak: passwords that are refused', () => {
  it.each([
    ['12345', 'length'],
    ['', 'length'],
    ['😀😀😀😀😀', 'length'],
    ['123456', 'pwned'],
    ['PassWord', 'pwned'],
    ['P@ssw0rd', 'pwned'],
    ['india@123', 'pwned'],
    ['asha.rao', 'characters'],
    ['asharao', 'characters'],
    ['AshaRao1', 'characters'],
    ['Asha@2024', 'characters'],
    ['rao_asha_7', 'characters'],
    ['asha.rao42@workplace.co.in', 'characters'],
    ['workplace1', 'characters'],
  ])('%s: %s', (password, reason) => {
    expect(reasonOf(password, 'asha.rao42@workplace.co.in')).toBe(reason)
  })

  it.each([
    'ashalovesmangoes',
    'asha-password-1',
    'kx7!vq',
    'raoraorao and more',
    'मानसून',
    'asha 9876543210',
  ])('%s is taken', (password) => {
    expect(reasonOf(password, 'asha.rao42@workplace.co.in')).toBeUndefined()
  })

  it('short names of an address forbid nothing', () => {
    expect(reasonOf('ab1234x', 'ab@cd.in')).toBeUndefined()
  })

  it('whatever is given is judged, never an error of another kind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.emailAddress(), (password, email) => {
        reasonOf(password, email)
      }),
    )
  })

  it('the list holds ten thousand lower-case passwords of six characters at least', () => {
    expect(commonPasswords().size).toBeGreaterThan(10_000)
    for (const password of commonPasswords()) {
      expect(password).toBe(password.toLowerCase())
      expect([...password].length).toBeGreaterThanOrEqual(6)
    }
  })
})

describe('accounts.password-stored: argon2id', () => {
  it('with 19 MiB and two passes, salted, and compared exactly', async () => {
    const [one, two] = [await hashPassword('a quiet harbour'), await hashPassword('a quiet harbour')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
    expect(await passwordFits(one, 'a quiet harbour')).toBe(true)
    for (const other of ['A quiet harbour', 'a quiet harbour ', '', 'a quiet harbou', 'x'.repeat(100)])
      expect(await passwordFits(one, other)).toBe(false)
  })

  it.each([null, undefined])('nothing fits where there is no password (%s)', async (stored) => {
    expect(await passwordFits(stored, '')).toBe(false)
    expect(await passwordFits(stored, 'x')).toBe(false)
  })

  it('nothing fits a longer password than is ever stored', async () => {
    const stored = await hashPassword('')
    expect(await passwordFits(stored, 'x'.repeat(73))).toBe(false)
  })
})

describe('argon2 hashes as text', () => {
  it('are read as other programs write them, with costs in any order', async () => {
    const salt = Buffer.from('basera-demo-salt')
    const tag = argon2Sync('argon2id', {
      message: 'basera-demo-1',
      nonce: salt,
      memory: 4096,
      passes: 3,
      parallelism: 2,
      tagLength: 24,
    })
    const text = writeArgon2({ memory: 4096, passes: 3, parallelism: 2, salt, tag })
    expect(readArgon2(text)).toEqual({ memory: 4096, passes: 3, parallelism: 2, salt, tag })
    const turned = text.replace('m=4096,t=3,p=2', 'p=2,m=4096,t=3')
    expect(await passwordFits(turned, 'basera-demo-1')).toBe(true)
    expect(await passwordFits(turned, 'basera-demo-2')).toBe(false)
    // Made by the reference implementation.
    const theirs =
      '$argon2id$v=19$m=19456,p=1,t=2$jNnc+wUSdO1E98Y+nxPH4g$x6hPCR0HRjamJzKu180CfLznS+dyTbmJIflSCYcbReU'
    expect(await passwordFits(theirs, 'x')).toBe(true)
  })

  it.each([
    '',
    'x',
    '$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$dGFn',
    '$argon2id$v=19$m=0,t=2,p=1$c2FsdA$dGFn',
    '$2b$12$abc',
  ])('%j is none', (text) => {
    expect(() => readArgon2(text)).toThrow('no Argon2id hash')
  })
})

/** Work that waits until it is told to end. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

describe('accounts.password-gate: hashing is gated', () => {
  it('lets so many in at once, in the order in which they came', async () => {
    const gate = openHashingGate(2, 10)
    const started: number[] = []
    const jobs = Array.from({ length: 6 }, pending)
    const runs = jobs.map((job, n) =>
      gate.run(() => {
        started.push(n)
        return job.work()
      }),
    )
    await Promise.resolve()
    expect(started).toEqual([0, 1])
    for (const job of jobs) job.end()
    await Promise.all(runs)
    expect(started).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('turns away with over_request_rate_limit once the line is full, and recovers', async () => {
    const gate = openHashingGate(1, 2)
    const jobs = [pending(), pending(), pending()]
    const runs = jobs.map((job) => gate.run(job.work))
    await expect(gate.run(async () => 1)).rejects.toMatchObject({
      code: 'over_request_rate_limit',
      status: 429,
    })
    for (const job of jobs) job.end()
    await Promise.all(runs)
    expect(await gate.run(async () => 1)).toBe(1)
  })

  it('gives its place back when the work fails', async () => {
    const gate = openHashingGate(1, 1)
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await gate.run(async () => 'next')).toBe('next')
  })
})
