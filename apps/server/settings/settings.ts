import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { confirmAfterDays, hideAfterDays } from '@basera/rooms/contract'
import { z } from 'zod'
import {
  type AccountsSettings,
  accountsEnvironment,
  accountsProblems,
  accountsProductionProblems,
  accountsSettings,
} from './accounts-environment.ts'
import { address, days, flag } from './fields.ts'
import { filesEnvironment, filesProblems, filesSettings } from './files-environment.ts'
import { pushEnvironment, pushProblems, pushSettings } from './push-environment.ts'

/** The environment, with its defaults in development (decisions 1; architecture, "Settings that scripts rely on"). */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: address.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DEMO_DATA: flag.optional(),
  LIMITS: flag.default('on'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional(),
  TRUST_PROXY: z.string().default('off'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@basera.test'),
  GRIEVANCE_OFFICER: z.string().min(1).default('The Grievance Officer, Basera'),
  SOCIAL_INSTAGRAM: address.default('https://www.instagram.com'),
  SOCIAL_X: address.default('https://x.com'),
  SOCIAL_LINKEDIN: address.default('https://www.linkedin.com'),
  ROOM_SEARCH: z.enum(['public', 'members'], 'must be public or members').default('public'),
  HOME_COUNTERS: z.enum(['documented', 'live'], 'must be documented or live').default('documented'),
  PLACES: z.enum(['gazetteer', 'google'], 'must be gazetteer or google').default('gazetteer'),
  GOOGLE_PLACES_KEY: z.string().min(1).optional(),
  GOOGLE_PLACES_URL: address.default('https://places.googleapis.com'),
  MAP_STYLE_URL: address.optional(),
  CONFIRM_AFTER_DAYS: days(confirmAfterDays),
  HIDE_AFTER_DAYS: days(hideAfterDays),
  LIVE_PER_ADDRESS: z.coerce.number('must be a number').int().min(1).default(500),
  METRICS_FROM: z.string().default('127.0.0.1,::1'),
  ...accountsEnvironment,
  ...pushEnvironment,
  ...filesEnvironment,
})

export interface Settings {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly publicUrl: string
  readonly databaseUrl: string | undefined
  readonly demoData: boolean
  readonly limits: boolean
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'
  readonly trustProxy: boolean | string
  readonly supportEmail: string
  readonly grievanceOfficer: string
  readonly social: { readonly instagram: string; readonly x: string; readonly linkedin: string }
  readonly roomSearch: 'public' | 'members'
  readonly homeCounters: 'documented' | 'live'
  readonly googlePlaces: { readonly key: string; readonly url: string } | undefined
  readonly mapStyleUrl: string | undefined
  /** Days without a confirmation after which a lister is asked for one, and after which a room leaves search. */
  readonly roomLife: { readonly confirmAfterDays: number; readonly hideAfterDays: number }
  readonly metricsFrom: readonly string[]
  /** Live connections of one client address to one process. */
  readonly livePerAddress: number
  readonly accounts: AccountsSettings
  /** Notifications on devices; absent where the operator has set no keys. */
  readonly push: ReturnType<typeof pushSettings>
  /** The bucket that holds files; in `DATA_DIR` where there is none. */
  readonly s3: ReturnType<typeof filesSettings>
}

type Environment = z.output<typeof environment>

function productionProblems(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return []
  const problems: string[] = []
  if (env.DEMO_DATA === 'on') problems.push('DEMO_DATA must be off in production')
  if (env.LIMITS === 'off') problems.push('LIMITS must be on in production')
  if (!env.PUBLIC_URL)
    problems.push('PUBLIC_URL is missing: the address people use, such as https://basera.example')
  if (env.SUPPORT_EMAIL.endsWith('.test'))
    problems.push('SUPPORT_EMAIL is missing: where people write for help')
  return [...problems, ...accountsProductionProblems(env)]
}

function problemsOf(env: Environment): string[] {
  const problems = [
    ...productionProblems(env),
    ...accountsProblems(env),
    ...pushProblems(env),
    ...filesProblems(env),
  ]
  if (env.PLACES === 'google' && !env.GOOGLE_PLACES_KEY)
    problems.push('GOOGLE_PLACES_KEY is missing: PLACES is google')
  if (env.HIDE_AFTER_DAYS <= env.CONFIRM_AFTER_DAYS)
    problems.push('HIDE_AFTER_DAYS must be more than CONFIRM_AFTER_DAYS: a lister is asked first')
  return problems
}

const proxies = (value: string): boolean | string => (value === 'on' ? true : value === 'off' ? false : value)

/** Without an address of its own, the site is also what a developer types by habit. */
const otherNames = ({ NODE_ENV, PUBLIC_URL, PORT }: Environment): string[] =>
  NODE_ENV === 'production' || PUBLIC_URL ? [] : [`http://localhost:${PORT}`]

function settingsOf(env: Environment): Settings {
  const production = env.NODE_ENV === 'production'
  const host = env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1')
  const accounts = accountsSettings(env, production)
  const google = env.PLACES === 'google' && env.GOOGLE_PLACES_KEY
  return {
    production,
    port: env.PORT,
    host,
    dataDir: resolve(env.DATA_DIR),
    publicUrl: env.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    demoData: (env.DEMO_DATA ?? (production ? 'off' : 'on')) === 'on',
    limits: env.LIMITS === 'on',
    logLevel: env.LOG_LEVEL ?? 'info',
    trustProxy: proxies(env.TRUST_PROXY),
    supportEmail: env.SUPPORT_EMAIL,
    grievanceOfficer: env.GRIEVANCE_OFFICER,
    social: { instagram: env.SOCIAL_INSTAGRAM, x: env.SOCIAL_X, linkedin: env.SOCIAL_LINKEDIN },
    roomSearch: env.ROOM_SEARCH,
    homeCounters: env.HOME_COUNTERS,
    googlePlaces: google ? { key: google, url: env.GOOGLE_PLACES_URL } : undefined,
    mapStyleUrl: env.MAP_STYLE_URL,
    roomLife: { confirmAfterDays: env.CONFIRM_AFTER_DAYS, hideAfterDays: env.HIDE_AFTER_DAYS },
    metricsFrom: env.METRICS_FROM.split(','),
    livePerAddress: env.LIVE_PER_ADDRESS,
    accounts: { ...accounts, allowedRedirects: [...accounts.allowedRedirects, ...otherNames(env)] },
    push: pushSettings(env),
    s3: filesSettings(env),
  }
}

/** One message that lists every setting that is wrong or missing. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings are wrong or missing:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'SettingsError'
  }
}

/** Types and checks the settings in `source`. Empty values count as absent. Throws {@link SettingsError}. */
export function checkSettings(source: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success)
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  const problems = problemsOf(parsed.data)
  if (problems.length > 0) throw new SettingsError(problems)
  return settingsOf(parsed.data)
}

/** Reads the environment, and a `.env` file in the working folder for what the environment leaves open. */
export function readSettings(): Settings {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return checkSettings({ ...file, ...process.env })
}
