import { altchaRounds } from '@basera/platform/server/bot-check'
import { z } from 'zod'
import { address, countryBudgets, flag, seconds, text } from './fields.ts'

export const accountsEnvironment = {
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional().meta({
    description:
      'At least 32 random characters, the same for all processes. Every key is derived from it: changing it ends all sessions and makes the stored signing keys unreadable',
    unset: 'made once and kept in DATA_DIR/keys',
    production: 'required',
    secret: true,
    example: 'the output of: openssl rand -base64 48',
  }),
  AUTH_URL: address
    .optional()
    .meta({ description: 'Another server that speaks the auth protocol', unset: 'our own service' }),
  ALLOWED_REDIRECTS: z.string().default('').meta({
    description:
      'Further addresses that sign-in may return to, separated by commas; a * at the end allows all below',
    example: 'https://app.basera.example/*',
  }),
  // Defaults of auth-protocol.token-lifetimes.
  ACCESS_TOKEN_TTL_S: seconds(3600).describe('Seconds that an access token lives'),
  REFRESH_REUSE_INTERVAL_S: seconds(10).describe(
    'Seconds in which a refresh token may be used again, by a client that lost the answer',
  ),
  AUTH_CODE_TTL_S: seconds(300).describe(
    'Seconds in which a sign-in must be completed by the page that began it',
  ),
  MAIL_LINK_TTL_S: seconds(900).describe('Seconds that a mailed link lives'),
  EMAIL_COOLDOWN_S: seconds(60).describe('Seconds between two mails of a kind to one address'),
  GOOGLE_CLIENT_ID: text.optional().meta({
    description: 'Sign in with Google. Register PUBLIC_URL/auth/v1/callback there as the redirect address',
    unset: 'off',
  }),
  GOOGLE_CLIENT_SECRET: text.optional().meta({ description: 'Goes with GOOGLE_CLIENT_ID', secret: true }),
  GOOGLE_ISSUER_URL: address
    .default('https://accounts.google.com')
    .describe('The OpenID provider behind sign in with Google'),
  CAPTCHA: z
    .enum(['altcha', 'turnstile', 'hcaptcha', 'off'])
    .default('altcha')
    .meta({ description: 'The bot check; altcha is served by the product itself', production: 'never off' }),
  CAPTCHA_ROUNDS: z.coerce
    .number('must be a number of rounds')
    .int()
    .min(1)
    .max(1_000_000)
    .default(altchaRounds)
    .meta({
      description: 'How much work altcha is for a device: rounds of each key that it tries',
      production: 'never less',
    }),
  CAPTCHA_SITE_KEY: text.optional().describe('Goes with turnstile and hcaptcha'),
  CAPTCHA_SECRET: text.optional().meta({ description: 'Goes with turnstile and hcaptcha', secret: true }),
  CAPTCHA_VERIFY_URL: address.optional().meta({
    description: 'Where tokens of the bot check are verified',
    unset: "the provider's own address",
  }),
  OUTBOX: flag.optional().meta({
    description: 'Keep mails and text messages and show them at /dev/outbox',
    unset: 'on in development',
    production: 'never on',
  }),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional()
    .meta({
      description: 'The server that takes mails',
      unset: 'the outbox',
      production: 'required',
      secret: true,
      example: 'smtps://user:password@mail.example:465',
    }),
  MAIL_FROM: text.optional().meta({
    description: 'The sender of mails, with SMTP_URL',
    example: 'Basera <hello@basera.example>',
  }),
  PHONE_CODES: z
    .enum(['sms', 'firebase'], 'must be sms or firebase')
    .default('sms')
    .describe('Who sends and checks phone codes: the product itself, or Firebase phone auth'),
  PHONE_CODE_BUDGETS: countryBudgets.meta({
    description:
      'Phone codes an hour by country calling code. A country that is not named has 40, all of those together 400; 0 sends none',
    unset: '91:2000',
    example: '91:5000,971:300,1:100',
  }),
  SMS: z.enum(['outbox', 'gateway', 'twilio'], 'must be outbox, gateway or twilio').optional().meta({
    description: 'What carries phone codes',
    unset: 'outbox',
    production: 'gateway or twilio, unless PHONE_CODES is firebase',
  }),
  SMS_GATEWAY_URL: address.optional().describe('Goes with gateway'),
  SMS_GATEWAY_KEY: text.optional().meta({ description: 'Goes with gateway', secret: true }),
  SMS_DLT_TEMPLATE_ID: text.optional().describe('Goes with gateway: the registered template of the text'),
  SMS_SENDER: text.optional().describe('Goes with gateway: the registered header, where it asks for one'),
  TWILIO_URL: address.default('https://api.twilio.com').describe('Goes with twilio'),
  TWILIO_ACCOUNT_SID: text.optional().describe('Goes with twilio'),
  TWILIO_AUTH_TOKEN: text.optional().meta({ description: 'Goes with twilio', secret: true }),
  TWILIO_FROM: text.optional().describe('Goes with twilio: the sending number'),
  FIREBASE_PROJECT_ID: text.optional().describe('Goes with firebase'),
  FIREBASE_API_KEY: text.optional().describe('Goes with firebase; sent to browsers, so no secret'),
  FIREBASE_AUTH_DOMAIN: text
    .optional()
    .meta({ description: 'Goes with firebase', unset: '{FIREBASE_PROJECT_ID}.firebaseapp.com' }),
  FIREBASE_ISSUER_URL: address.optional().meta({
    description: 'Goes with firebase',
    unset: 'https://securetoken.google.com/{FIREBASE_PROJECT_ID}',
  }),
  FIREBASE_KEYS_URL: address
    .default('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com')
    .describe('Goes with firebase: the keys its tokens are signed with'),
} as const

const shape = z.object(accountsEnvironment)
type AccountsEnvironment = z.output<typeof shape>

/** What each choice requires. */
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

export const accountsProblems = (env: AccountsEnvironment): string[] =>
  needs.flatMap(([chosen, because, names]) =>
    chosen(env)
      ? names.filter((name) => env[name] === undefined).map((name) => `${name} is missing: ${because}`)
      : [],
  )

function captchaOf(env: AccountsEnvironment) {
  const { CAPTCHA: kind, CAPTCHA_SITE_KEY: siteKey = '', CAPTCHA_SECRET: secret = '' } = env
  if (kind === 'altcha') return { kind, rounds: env.CAPTCHA_ROUNDS } as const
  if (kind === 'off') return { kind } as const
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

export function accountsSettings(env: AccountsEnvironment, production: boolean) {
  return {
    /** Unset in development: one is made and kept with the data. */
    secretKey: env.SECRET_KEY,
    /** Unset for our own auth service. */
    authUrl: env.AUTH_URL,
    allowedRedirects: env.ALLOWED_REDIRECTS.split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    accessTokenTtl: env.ACCESS_TOKEN_TTL_S,
    refreshReuseInterval: env.REFRESH_REUSE_INTERVAL_S,
    authCodeTtl: env.AUTH_CODE_TTL_S,
    mailLinkTtl: env.MAIL_LINK_TTL_S,
    emailCooldown: env.EMAIL_COOLDOWN_S,
    google: googleOf(env),
    captcha: captchaOf(env),
    /** Keeps mails and text messages for `/dev/outbox` where no provider is set. */
    outbox: (env.OUTBOX ?? (production ? 'off' : 'on')) === 'on',
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? '' } : undefined,
    sms: smsOf(env),
    phoneCodeBudgets: env.PHONE_CODE_BUDGETS,
    firebase: env.PHONE_CODES === 'firebase' ? firebaseOf(env) : undefined,
  } as const
}

export type AccountsSettings = ReturnType<typeof accountsSettings>
