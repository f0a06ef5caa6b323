import { describe, expect, it } from 'vitest'
import { productionSettings as production } from './production.fixture.ts'
import { checkSettings } from './settings.ts'

const start = (change: Record<string, string>) => () => checkSettings({ ...production, ...change })

describe('shell.production-safe: production refuses to start on what is unsafe', () => {
  it.each<[Record<string, string>, string]>([
    [{ DEMO_DATA: 'on' }, 'DEMO_DATA must be off'],
    [{ OUTBOX: 'on' }, 'OUTBOX must be off'],
    [{ LIMITS: 'off' }, 'LIMITS must be on'],
    // rooms.review-off
    [{ ROOM_REVIEW: 'off' }, 'ROOM_REVIEW must be on'],
    [{ CAPTCHA: 'off' }, 'CAPTCHA must be on'],
    [{ CAPTCHA_ROUNDS: '7999' }, 'CAPTCHA_ROUNDS must be at least 8000'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL is missing'],
    [{ PUBLIC_URL: 'http://basera.example' }, 'PUBLIC_URL must start with https://'],
    [{ PUBLIC_URL: 'http://127.0.0.1.evil.example' }, 'PUBLIC_URL must start with https://'],
    [{ PUBLIC_URL: 'https://basera.example/app' }, 'PUBLIC_URL must be an address without a path'],
    [{ SUPPORT_EMAIL: '' }, 'SUPPORT_EMAIL is missing'],
    [{ SECRET_KEY: '' }, 'SECRET_KEY is missing'],
    [{ SECRET_KEY: '', AUTH_URL: 'https://auth.example' }, 'SECRET_KEY is missing'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
    [{ SECRET_KEY: 'changeme'.repeat(4) }, 'SECRET_KEY must be random'],
    [{ SMTP_URL: '' }, 'SMTP_URL is missing'],
    [{ SMS: '' }, 'SMS is missing'],
    [{ SMS: 'outbox' }, 'SMS is missing'],
    [{ TRUST_PROXY: 'on' }, 'TRUST_PROXY must not be on in production: anybody could pose as any address'],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_TLS_REJECT_UNAUTHORIZED must not be 0'],
    [{ AUTH_URL: 'http://auth.example' }, 'AUTH_URL must start with https://'],
    [{ TWILIO_URL: 'http://sms.example' }, 'TWILIO_URL must start with https://'],
    [{ SMS_GATEWAY_URL: 'http://sms.example' }, 'SMS_GATEWAY_URL must start with https://'],
    [{ CAPTCHA_VERIFY_URL: 'http://c.example' }, 'CAPTCHA_VERIFY_URL must start with https://'],
    [{ GOOGLE_ISSUER_URL: 'http://id.example' }, 'GOOGLE_ISSUER_URL must start with https://'],
    [{ GOOGLE_PLACES_URL: 'http://p.example' }, 'GOOGLE_PLACES_URL must start with https://'],
    [{ FIREBASE_KEYS_URL: 'http://k.example' }, 'FIREBASE_KEYS_URL must start with https://'],
    [
      { ALLOWED_REDIRECTS: 'https://a.example, http://b.example/*' },
      'ALLOWED_REDIRECTS must start with https:// in production: http://b.example/*',
    ],
  ])('%o: %s', (change, sentence) => {
    expect(start(change)).toThrow(sentence)
  })

  it('but starts on this machine without TLS, to be tried', () => {
    for (const PUBLIC_URL of ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])
      expect(start({ PUBLIC_URL, AUTH_URL: 'http://127.0.0.1:9999' })).not.toThrow()
  })

  it('names every problem at once', () => {
    expect(start({ DEMO_DATA: 'on', CAPTCHA: 'off', TRUST_PROXY: 'on' })).toThrow(
      /DEMO_DATA[\s\S]*TRUST_PROXY[\s\S]*CAPTCHA/,
    )
  })

  it('none of it in development', () => {
    const change = { LIMITS: 'off', CAPTCHA: 'off', TRUST_PROXY: 'on', PUBLIC_URL: 'http://basera.example' }
    expect(() => checkSettings(change)).not.toThrow()
  })
})

describe('production starts on what is unwise, and says so', () => {
  it('says nothing where all is well', () => {
    expect(start({})().advice).toEqual([])
  })

  it.each<[Record<string, string>, string]>([
    [{ DATABASE_URL: '' }, 'DATABASE_URL is not set'],
    [{ DATABASE_URL: 'postgres://db.example/basera' }, 'DATABASE_URL does not insist on TLS'],
    [
      { DATABASE_REPLICA_URL: 'postgres://db-2.example/basera' },
      'DATABASE_REPLICA_URL does not insist on TLS',
    ],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL does not insist on TLS'],
    [{ TRUST_PROXY: 'off' }, 'TRUST_PROXY is off'],
    [{ GRIEVANCE_OFFICER: '' }, 'GRIEVANCE_OFFICER is not set'],
    [
      {
        S3_ENDPOINT: 'http://files:9000',
        S3_BUCKET: 'files',
        S3_ACCESS_KEY_ID: 'i',
        S3_SECRET_ACCESS_KEY: 's',
      },
      'S3_ENDPOINT is not https',
    ],
  ])('%o: %s', (change, sentence) => {
    const { advice } = start(change)()
    expect(advice).toHaveLength(1)
    expect(advice[0]).toContain(sentence)
  })

  it('a server of this machine needs no TLS', () => {
    const change = { DATABASE_URL: 'postgres://127.0.0.1/basera', SMTP_URL: 'smtp://localhost:25' }
    expect(start(change)().advice).toEqual([])
  })
})

describe('TRUST_PROXY', () => {
  it.each<[string, boolean | number | string[]]>([
    ['', false],
    ['off', false],
    ['1', 1],
    ['10', 10],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['loopback, fd00::/8,192.0.2.1', ['loopback', 'fd00::/8', '192.0.2.1']],
  ])('%s is %o', (value, proxies) => {
    expect(start({ TRUST_PROXY: value })().trustProxy).toEqual(proxies)
  })

  it.each([
    'true',
    'yes',
    '0',
    '11',
    '-1',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0/8',
    'a,b',
    '10.0.0.1/8/8',
  ])('may not be %s', (value) => {
    expect(start({ TRUST_PROXY: value })).toThrow('TRUST_PROXY must be off, the number of proxies')
  })
})

describe('DRAIN_SECONDS', () => {
  it('is 5 in production, 0 in development, and what is set', () => {
    expect(start({})().drainSeconds).toBe(5)
    expect(checkSettings({}).drainSeconds).toBe(0)
    expect(start({ DRAIN_SECONDS: '0' })().drainSeconds).toBe(0)
    expect(start({ DRAIN_SECONDS: '301' })).toThrow('DRAIN_SECONDS')
  })
})
