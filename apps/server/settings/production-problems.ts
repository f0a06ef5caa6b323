import { altchaRounds } from '@basera/platform/server/bot-check'
import type { z } from 'zod'
import type { accountsEnvironment } from './accounts-environment.ts'
import type { filesEnvironment } from './files-environment.ts'
import type { siteEnvironment } from './site-environment.ts'

type Environment = z.output<
  z.ZodObject<typeof siteEnvironment & typeof accountsEnvironment & typeof filesEnvironment>
>

const thisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

const hostOf = (url: string): string => URL.parse(url)?.hostname ?? ''

const isOpen = (url: string | undefined): url is string =>
  url !== undefined && URL.parse(url)?.protocol === 'http:' && !thisMachine.test(hostOf(url))

/** Passwords, keys or codes go there, or keys come from there. */
const confidential = [
  'AUTH_URL',
  'GOOGLE_ISSUER_URL',
  'CAPTCHA_VERIFY_URL',
  'SMS_GATEWAY_URL',
  'TWILIO_URL',
  'FIREBASE_KEYS_URL',
  'GOOGLE_PLACES_URL',
] as const

/** Fewer different characters were typed, not drawn: 32 random hexadecimal digits have 14. */
const fewestCharacters = 8

function siteProblems(env: Environment): string[] {
  const problems: string[] = []
  if (env.DEMO_DATA === 'on') problems.push('DEMO_DATA must be off in production')
  if (env.LIMITS === 'off') problems.push('LIMITS must be on in production')
  if (env.ROOM_REVIEW === 'off') problems.push('ROOM_REVIEW must be on in production')
  if (!env.PUBLIC_URL)
    problems.push('PUBLIC_URL is missing: the address people use, such as https://basera.example')
  if (isOpen(env.PUBLIC_URL)) problems.push('PUBLIC_URL must start with https:// in production')
  if (env.SUPPORT_EMAIL.endsWith('.test'))
    problems.push('SUPPORT_EMAIL is missing: where people write for help')
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    problems.push(
      'NODE_TLS_REJECT_UNAUTHORIZED must not be 0 in production: anybody could pose as any server',
    )
  if (env.TRUST_PROXY === 'on')
    problems.push(
      'TRUST_PROXY must not be on in production: anybody could pose as any address. Give the number of proxies, or their addresses',
    )
  return problems
}

function accountsProblems(env: Environment): string[] {
  const problems: string[] = []
  if (!env.SECRET_KEY)
    problems.push('SECRET_KEY is missing: at least 32 random characters, the same for all processes')
  else if (new Set(env.SECRET_KEY).size < fewestCharacters)
    problems.push('SECRET_KEY must be random, such as the output of: openssl rand -base64 48')
  if (env.CAPTCHA === 'off') problems.push('CAPTCHA must be on in production')
  if (env.CAPTCHA_ROUNDS < altchaRounds)
    problems.push(`CAPTCHA_ROUNDS must be at least ${altchaRounds} in production`)
  if (env.OUTBOX === 'on') problems.push('OUTBOX must be off in production')
  if (!env.SMTP_URL) problems.push('SMTP_URL is missing: where mails are handed over')
  if (env.PHONE_CODES === 'sms' && (env.SMS ?? 'outbox') === 'outbox')
    problems.push('SMS is missing: how phone codes are sent, gateway or twilio')
  for (const one of env.ALLOWED_REDIRECTS.split(','))
    if (isOpen(one.trim().replace(/\*$/, '')))
      problems.push(`ALLOWED_REDIRECTS must start with https:// in production: ${one.trim()}`)
  return problems
}

/** What stops a production start (`shell.production-safe`). */
export function productionProblems(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return []
  const open = confidential.filter((name) => isOpen(env[name]))
  return [
    ...siteProblems(env),
    ...accountsProblems(env),
    ...open.map((name) => `${name} must start with https:// in production`),
  ]
}

/** Reached over the network without required TLS. */
function mayBeOpen(url: string | undefined, insists: RegExp): boolean {
  const host = url && hostOf(url)
  return Boolean(host) && !thisMachine.test(String(host)) && !insists.test(String(url))
}

const postgresTls = /[?&](sslmode=(require|verify-ca|verify-full)|ssl=true)(&|$)/

/** What an operator should know though production starts. */
export function productionAdvice(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return []
  const advice: [boolean, string][] = [
    [
      !env.DATABASE_URL,
      'DATABASE_URL is not set: the embedded database serves one process on one machine; back it up',
    ],
    [
      mayBeOpen(env.DATABASE_URL, postgresTls),
      'DATABASE_URL does not insist on TLS: add ?sslmode=verify-full unless the network is private',
    ],
    [
      mayBeOpen(env.DATABASE_REPLICA_URL, postgresTls),
      'DATABASE_REPLICA_URL does not insist on TLS: add ?sslmode=verify-full unless the network is private',
    ],
    [
      mayBeOpen(env.SMTP_URL, /^smtps:|[?&]requireTLS=true(&|$)/),
      'SMTP_URL does not insist on TLS: use smtps:// or add ?requireTLS=true',
    ],
    [
      mayBeOpen(env.REDIS_URL, /^rediss:/),
      'REDIS_URL does not insist on TLS: use rediss:// unless the network is private',
    ],
    [isOpen(env.S3_ENDPOINT), 'S3_ENDPOINT is not https: keep it inside a private network'],
    [
      env.TRUST_PROXY === 'off' && Boolean(env.PUBLIC_URL?.startsWith('https:')),
      'TRUST_PROXY is off: behind a proxy everybody has its address, and shares its rate limits. Give the number of proxies',
    ],
    [
      env.GRIEVANCE_OFFICER === 'The Grievance Officer, Basera',
      'GRIEVANCE_OFFICER is not set: the law in India wants a person named',
    ],
  ]
  return advice.flatMap(([applies, sentence]) => (applies ? [sentence] : []))
}
