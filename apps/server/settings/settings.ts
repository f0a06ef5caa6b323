import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import {
  type AccountsSettings,
  accountsEnvironment,
  accountsProblems,
  accountsSettings,
} from './accounts-environment.ts'
import { fileHostProblems, filesEnvironment, filesProblems, filesSettings } from './files-environment.ts'
import { productionAdvice, productionProblems } from './production-problems.ts'
import { pushEnvironment, pushProblems, pushSettings } from './push-environment.ts'
import { siteEnvironment } from './site-environment.ts'
import { type TrustedProxies, trustedProxies } from './trusted-proxies.ts'

export const settingGroups = {
  site: siteEnvironment,
  accounts: accountsEnvironment,
  notifications: pushEnvironment,
  files: filesEnvironment,
} as const

const environment = z.object({
  ...siteEnvironment,
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
  readonly databaseReplicaUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly demoData: boolean
  readonly limits: boolean
  /** False publishes rooms at once (rooms.review-off). */
  readonly reviewsRooms: boolean
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'
  readonly trustProxy: TrustedProxies
  readonly drainSeconds: number
  readonly supportEmail: string
  readonly grievanceOfficer: string
  readonly social: { readonly instagram: string; readonly x: string; readonly linkedin: string }
  readonly roomSearch: 'public' | 'members'
  readonly homeCounters: 'documented' | 'live'
  readonly googlePlaces: { readonly key: string; readonly url: string } | undefined
  readonly routingUrl: string | undefined
  readonly routingEngine: 'valhalla' | 'osrm'
  /** Path or address of a PMTiles archive. */
  readonly mapTiles: string | undefined
  readonly mapStyleUrl: string | undefined
  readonly roomLife: { readonly confirmAfterDays: number; readonly hideAfterDays: number }
  readonly metricsFrom: readonly string[]
  readonly tracing: { readonly endpoint: string; readonly share: number } | undefined
  readonly livePerAddress: number
  readonly accounts: AccountsSettings
  readonly push: ReturnType<typeof pushSettings>
  readonly filesUrl: string | undefined
  readonly s3: ReturnType<typeof filesSettings>
  readonly advice: readonly string[]
}

type Environment = z.output<typeof environment>

function problemsOf(env: Environment): string[] {
  const problems = [
    ...productionProblems(env),
    ...accountsProblems(env),
    ...pushProblems(env),
    ...filesProblems(env),
    ...fileHostProblems(env.FILES_URL, env.PUBLIC_URL, env.NODE_ENV === 'production'),
  ]
  if (trustedProxies(env.TRUST_PROXY) === undefined)
    problems.push(
      'TRUST_PROXY must be off, the number of proxies, or their addresses and networks separated by commas',
    )
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL)
    problems.push('DATABASE_URL is missing: DATABASE_REPLICA_URL is a replica of it')
  if (env.PLACES === 'google' && !env.GOOGLE_PLACES_KEY)
    problems.push('GOOGLE_PLACES_KEY is missing: PLACES is google')
  if (env.HIDE_AFTER_DAYS <= env.CONFIRM_AFTER_DAYS)
    problems.push('HIDE_AFTER_DAYS must be more than CONFIRM_AFTER_DAYS: a lister is asked first')
  return problems
}

/** Without an address of its own, the site also answers to what developers type. */
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
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    redisUrl: env.REDIS_URL,
    demoData: (env.DEMO_DATA ?? (production ? 'off' : 'on')) === 'on',
    limits: env.LIMITS === 'on',
    reviewsRooms: env.ROOM_REVIEW === 'on',
    logLevel: env.LOG_LEVEL ?? 'info',
    trustProxy: trustedProxies(env.TRUST_PROXY) ?? false,
    drainSeconds: env.DRAIN_SECONDS ?? (production ? 5 : 0),
    supportEmail: env.SUPPORT_EMAIL,
    grievanceOfficer: env.GRIEVANCE_OFFICER,
    social: { instagram: env.SOCIAL_INSTAGRAM, x: env.SOCIAL_X, linkedin: env.SOCIAL_LINKEDIN },
    roomSearch: env.ROOM_SEARCH,
    homeCounters: env.HOME_COUNTERS,
    googlePlaces: google ? { key: google, url: env.GOOGLE_PLACES_URL } : undefined,
    routingUrl: env.ROUTING_URL,
    routingEngine: env.ROUTING_ENGINE,
    mapTiles: env.MAP_TILES,
    mapStyleUrl: env.MAP_STYLE_URL,
    roomLife: { confirmAfterDays: env.CONFIRM_AFTER_DAYS, hideAfterDays: env.HIDE_AFTER_DAYS },
    metricsFrom: env.METRICS_FROM.split(',').map((one) => one.trim()),
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    livePerAddress: env.LIVE_PER_ADDRESS,
    accounts: { ...accounts, allowedRedirects: [...accounts.allowedRedirects, ...otherNames(env)] },
    push: pushSettings(env),
    filesUrl: env.FILES_URL && new URL(env.FILES_URL).origin,
    s3: filesSettings(env),
    advice: productionAdvice(env),
  }
}

/** Lists every wrong or missing setting. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings are wrong or missing:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'SettingsError'
  }
}

const namesOf = (problem: string): string[] => problem.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []

type Source = Readonly<Record<string, string | undefined>>

/** What is wrong counts as missing in `env`. */
function parseSettings(source: Source) {
  const wrong = new Set<string>()
  const faults: string[] = []
  const read = Object.entries(environment.shape).map(([name, setting]) => {
    const { data, error } = setting.safeParse(source[name] || undefined)
    if (!error) return [name, data]
    wrong.add(name)
    faults.push(...error.issues.map(({ message }) => `${name} ${message}`))
    return [name, setting.parse(undefined)]
  })
  return { env: Object.fromEntries(read) as Environment, wrong, faults }
}

/** Checks settings (`shell.settings-checked`); empty values are missing. Throws {@link SettingsError}. */
export function checkSettings(source: Source): Settings {
  const { env, wrong, faults } = parseSettings(source)
  const problems = [
    ...faults,
    ...problemsOf(env).filter((problem) => !namesOf(problem).some((name) => wrong.has(name))),
  ]
  if (problems.length > 0) throw new SettingsError(problems)
  return settingsOf(env)
}

/** The environment first, then `.env` in the working folder. */
export function readSettings(): Settings {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return checkSettings({ ...file, ...process.env })
}
