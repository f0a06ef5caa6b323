import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { developmentSecret, openSecrets } from './secrets.ts'

describe('secrets', () => {
  const secrets = openSecrets('a secret of at least thirty-two characters')
  const others = openSecrets('another secret of thirty-two characters')

  it('seal any text, differently each time, and open it again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(secrets.open(secrets.seal(text))).toBe(text)
        expect(secrets.seal(text)).not.toBe(secrets.seal(text))
      }),
    )
  })

  it('open nothing of another installation and nothing altered', () => {
    const sealed = secrets.seal('token')
    const altered = Buffer.from(sealed, 'base64url')
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
    expect(() => others.open(sealed)).toThrow()
    expect(() => secrets.open(altered.toString('base64url'))).toThrow()
    expect(() => secrets.open('')).toThrow()
  })

  it('keep purposes apart', () => {
    expect(secrets.mac('phone-code', 'x')).not.toBe(secrets.mac('refresh-token', 'x'))
    expect(secrets.mac('phone-code', 'x')).toBe(secrets.mac('phone-code', 'x'))
    expect(secrets.keyFor('bot-check')).toMatch(/^[0-9a-f]{64}$/)
  })

  it('are made once in development, for their owner alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'basera-secret-'))
    const first = developmentSecret(join(folder, 'keys'))
    expect(developmentSecret(join(folder, 'keys'))).toBe(first)
    expect(first.length).toBeGreaterThanOrEqual(43)
    expect(statSync(join(folder, 'keys/secret')).mode & 0o077).toBe(0)
    rmSync(folder, { recursive: true })
  })
})
