import { z } from 'zod'
import { address, flag, seconds, text } from './fields.ts'

/** The environment of accounts: auth service, bot check, phone codes, mail (decisions 3 and 4). */
export const accountsEnvironment = {
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  AUTH_URL: address.optional(),
  ALLOWED_REDIRECTS: z.string().default(''),
  ACCESS_TOKEN_TTL_S: seconds(3600),
  REFRESH_REUSE_INTERVAL_S: seconds(10),
  AUTH_CODE_TTL_S: seconds(300),
  MAIL_LINK_TTL_S: seconds(900),
  EMAIL_COOLDOWN_S: seconds(60),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER_URL: address.default('https://accounts.google.com'),
  CAPTCHA: z.enum(['altcha', 'turnstile', 'hcaptcha', 'off']).default('altcha'),
  CAPTCHA_SITE_KEY: text.optional(),
  CAPTCHA_SECRET: text.optional(),
  CAPTCHA_VERIFY_URL: address.optional(),
  OUTBOX: flag.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: text.optional(),
  PHONE_CODES: z.enum(['sms', 'firebase'], 'must be sms or firebase').default('sms'),
  SMS: z.enum(['outbox', 'gateway', 'twilio'], 'must be outbox, gateway or twilio').optional(),
  SMS_GATEWAY_URL: address.optional(),
  SMS_GATEWAY_KEY: text.optional(),
  SMS_DLT_TEMPLATE_ID: text.optional(),
  SMS_SENDER: text.optional(),
  TWILIO_URL: address.default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_FROM: text.optional(),
  FIREBASE_PROJECT_ID: text.optional(),
  FIREBASE_API_KEY: text.optional(),
  FIREBASE_AUTH_DOMAIN: text.optional(),
  FIREBASE_ISSUER_URL: address.optional(),
  FIREBASE_KEYS_URL: address.default(
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
} as const

const shape = z.object(accountsEnvironment)
type AccountsEnvironment = z.output<typeof shape>

/** Which settings each choice cannot do without. */
const needs: readonly [
  chosen: (env: AccountsEnvironment) => boolean,
  because: string,
  names: (keyof AccountsEnvironment)[],
][] = [
  [
    (env) => env.CAPTCHA === 'turnstile' || env.CAPTCHA === 'hcaptcha',
    'CAPTCHA is turnstile or hcaptcha',
    ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'],
  ],
  [(env) => env.GOOGLE_CLIENT_ID !== undefined, 'GOOGLE_CLIENT_ID is set', ['GOOGLE_CLIENT_SECRET']],
  [(env) => env.SMTP_URL !== undefined, 'SMTP_URL is set', ['MAIL_FROM']],
  [
    (env) => env.PHONE_CODES === 'firebase',
    'PHONE_CODES is firebase',
    ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
  ],
  [
    (env) => env.SMS === 'gateway',
    'SMS is gateway',
    ['SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY', 'SMS_DLT_TEMPLATE_ID'],
  ],
  [
    (env) => env.SMS === 'twilio',
    'SMS is twilio',
    ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ],
]

/** What the choices made still lack, one sentence each. */
export const accountsProblems = (env: AccountsEnvironment): string[] =>
  needs.flatMap(([chosen, because, names]) =>
    chosen(env)
      ? names.filter((name) => env[name] === undefined).map((name) => `${name} is missing: ${because}`)
      : [],
  )

/** What production refuses to start on (decisions 1). */
export function accountsProductionProblems(env: AccountsEnvironment): string[] {
  const problems: string[] = []
  if (!env.SECRET_KEY && !env.AUTH_URL)
    problems.push('SECRET_KEY is missing: at least 32 random characters, the same for all processes')
  if (env.CAPTCHA === 'off') problems.push('CAPTCHA must be on in production')
  if (env.OUTBOX === 'on') problems.push('OUTBOX must be off in production')
  if (!env.SMTP_URL) problems.push('SMTP_URL is missing: where mails are handed over')
  if (env.PHONE_CODES === 'sms' && (env.SMS ?? 'outbox') === 'outbox')
    problems.push('SMS is missing: how phone codes are sent, gateway or twilio')
  return problems
}

function captchaOf(env: AccountsEnvironment) {
  const { CAPTCHA: kind, CAPTCHA_SITE_KEY: siteKey = '', CAPTCHA_SECRET: secret = '' } = env
  if (kind === 'altcha' || kind === 'off') return { kind } as const
  return { kind, siteKey, secret, verifyUrl: env.CAPTCHA_VERIFY_URL } as const
}

function smsOf(env: AccountsEnvironment) {
  if (env.SMS === 'gateway')
    return {
      kind: 'gateway',
      url: env.SMS_GATEWAY_URL ?? '',
      key: env.SMS_GATEWAY_KEY ?? '',
      templateId: env.SMS_DLT_TEMPLATE_ID ?? '',
      sender: env.SMS_SENDER,
    } as const
  if (env.SMS === 'twilio')
    return {
      kind: 'twilio',
      url: env.TWILIO_URL,
      accountSid: env.TWILIO_ACCOUNT_SID ?? '',
      authToken: env.TWILIO_AUTH_TOKEN ?? '',
      from: env.TWILIO_FROM ?? '',
    } as const
  return { kind: 'outbox' } as const
}

const firebaseOf = (env: AccountsEnvironment) => ({
  projectId: env.FIREBASE_PROJECT_ID ?? '',
  apiKey: env.FIREBASE_API_KEY ?? '',
  authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`,
  issuer: env.FIREBASE_ISSUER_URL ?? `https://securetoken.google.com/${env.FIREBASE_PROJECT_ID}`,
  keysUrl: env.FIREBASE_KEYS_URL,
})

const googleOf = (env: AccountsEnvironment) =>
  env.GOOGLE_CLIENT_ID
    ? {
        clientId: env.GOOGLE_CLIENT_ID,
        clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
        issuer: env.GOOGLE_ISSUER_URL,
      }
    : undefined

/** The typed settings of accounts. */
export function accountsSettings(env: AccountsEnvironment, production: boolean) {
  return {
    /** Absent in development: one is made and kept with the data. */
    secretKey: env.SECRET_KEY,
    /** Another server that speaks the auth protocol; absent when our own service does. */
    authUrl: env.AUTH_URL,
    allowedRedirects: env.ALLOWED_REDIRECTS.split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    /** Lifetimes, in seconds (auth protocol 11; decisions 3). */
    accessTokenTtl: env.ACCESS_TOKEN_TTL_S,
    refreshReuseInterval: env.REFRESH_REUSE_INTERVAL_S,
    authCodeTtl: env.AUTH_CODE_TTL_S,
    mailLinkTtl: env.MAIL_LINK_TTL_S,
    emailCooldown: env.EMAIL_COOLDOWN_S,
    google: googleOf(env),
    captcha: captchaOf(env),
    /** Keep mails and text messages for `/dev/outbox` where no other carrier is set. */
    outbox: (env.OUTBOX ?? (production ? 'off' : 'on')) === 'on',
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? '' } : undefined,
    sms: smsOf(env),
    /** Phone-auth provider that sends and confirms codes itself; absent when our own codes are used. */
    firebase: env.PHONE_CODES === 'firebase' ? firebaseOf(env) : undefined,
  } as const
}

export type AccountsSettings = ReturnType<typeof accountsSettings>
