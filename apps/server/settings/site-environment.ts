import { confirmAfterDays, hideAfterDays } from '@basera/rooms/contract'
import { z } from 'zod'
import { address, addressList, days, flag, origin } from './fields.ts'

export const siteEnvironment = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('production refuses to start on what is unsafe'),
  PUBLIC_URL: origin.optional().meta({
    description: 'The address people use',
    unset: 'where it listens',
    production: 'required; https unless it is this machine',
    example: 'https://basera.example',
  }),
  PORT: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Where to listen; 0 takes any free port'),
  HOST: z
    .string()
    .optional()
    .meta({ description: 'Where to listen', unset: '127.0.0.1; 0.0.0.0 in production' }),
  TRUST_PROXY: z.string().default('off').meta({
    description:
      "Who may name the client's address: how many proxies stand in front, or their addresses and networks. on believes anybody",
    allowed: 'off, a number from 1 to 10, addresses and networks separated by commas, on',
    production: 'never on',
    example: '1',
  }),
  NODE_TLS_REJECT_UNAUTHORIZED: z.enum(['0', '1'], 'must be 0 or 1').optional().meta({
    description: "Node's own: 0 believes any certificate of other servers",
    unset: '1',
    production: 'never 0',
  }),
  DATA_DIR: z.string().default('./data').describe('Embedded database, files, keys'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional()
    .meta({
      description: 'A PostgreSQL server, 14 or later, with the extensions cube and pg_trgm (part of contrib)',
      unset: 'embedded PostgreSQL in DATA_DIR',
      secret: true,
      example: 'postgres://basera:password@db.example/basera?sslmode=verify-full',
    }),
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional()
    .meta({
      description:
        'A streaming replica of DATABASE_URL that answers what visitors and search engines read of rooms',
      unset: 'DATABASE_URL answers everything',
      secret: true,
      example: 'postgres://basera:password@db-2.example/basera?sslmode=verify-full',
    }),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .optional()
    .meta({
      description:
        'A Redis, 6 or later, of this product alone: limits are counted there, and processes tell each other of messages by it',
      unset: 'both by PostgreSQL',
      secret: true,
      example: 'rediss://:password@redis.example:6379',
    }),
  DEMO_DATA: flag.optional().meta({
    description: 'Fill demo data once',
    unset: 'on in development',
    production: 'never on',
  }),
  LIMITS: flag.default('on').meta({ description: 'Rate limits', production: 'never off' }),
  ROOM_REVIEW: flag.default('on').meta({
    description:
      'Holds back rooms that the checks find fault with until somebody has looked; off publishes them at once',
    production: 'never off',
  }),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
    .optional()
    .meta({ description: 'What is logged', unset: 'info' }),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(300).optional().meta({
    description:
      'Seconds between SIGTERM and the last new request, in which /readyz answers 503 and load balancers turn elsewhere',
    unset: '0; 5 in production',
  }),
  METRICS_FROM: addressList
    .default('127.0.0.1,::1')
    .meta({ description: 'Addresses that may read /metrics', allowed: 'addresses separated by commas' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional().meta({
    description: 'An OpenTelemetry collector (OTLP over HTTP) that traces go to',
    unset: 'no traces',
    example: 'http://127.0.0.1:4318',
  }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number')
    .min(0)
    .max(1)
    .default(0.1)
    .describe('The share of requests and jobs that are traced'),
  LIVE_PER_ADDRESS: z.coerce
    .number('must be a number')
    .int()
    .min(1)
    .default(500)
    .describe('Live connections of one client address to one process'),
  SUPPORT_EMAIL: z
    .email('must be an e-mail address')
    .default('support@basera.test')
    .meta({ description: 'Where people write for help', production: 'required' }),
  GRIEVANCE_OFFICER: z
    .string()
    .min(1)
    .default('The Grievance Officer, Basera')
    .describe('Shown to people; name a person'),
  SOCIAL_INSTAGRAM: address.default('https://www.instagram.com').describe('Shown to people'),
  SOCIAL_X: address.default('https://x.com').describe('Shown to people'),
  SOCIAL_LINKEDIN: address.default('https://www.linkedin.com').describe('Shown to people'),
  ROOM_SEARCH: z
    .enum(['public', 'members'], 'must be public or members')
    .default('public')
    .describe('members puts room search behind the guard'),
  HOME_COUNTERS: z
    .enum(['documented', 'live'], 'must be documented or live')
    .default('documented')
    .describe('live shows true counts on Home'),
  PLACES: z
    .enum(['gazetteer', 'google'], 'must be gazetteer or google')
    .default('gazetteer')
    .describe('google asks Google Places first and falls back to the gazetteer'),
  GOOGLE_PLACES_KEY: z.string().min(1).optional().meta({ description: 'Goes with google', secret: true }),
  GOOGLE_PLACES_URL: address.default('https://places.googleapis.com').describe('Goes with google'),
  ROUTING_URL: address.optional().meta({
    description:
      'A Valhalla or OSRM server that refines travel times by road; it is asked from blurred locations only',
    unset: 'travel times from the bundled lines and stated speeds',
    example: 'http://127.0.0.1:8002',
  }),
  ROUTING_ENGINE: z
    .enum(['valhalla', 'osrm'], 'must be valhalla or osrm')
    .default('valhalla')
    .describe('What that server speaks'),
  MAP_TILES: z
    .string()
    .regex(/^https?:\/\/.+|\.pmtiles$/, 'must be a .pmtiles file or an http(s) address of one')
    .optional()
    .meta({
      description:
        'A full map: a PMTiles archive of the Protomaps basemap, which the product reads in parts and serves itself',
      allowed: 'path of a .pmtiles file, or an http(s) address of one',
      unset: 'the bundled map',
      example: '/srv/maps/india.pmtiles',
    }),
  MAP_STYLE_URL: address.optional().meta({
    description:
      'A MapLibre style for a full map; its tiles and letters must come from the same server, which pages may then read',
    unset: 'the bundled map',
  }),
  CONFIRM_AFTER_DAYS: days(confirmAfterDays).describe(
    'Days without a confirmation after which a lister is asked for one',
  ),
  HIDE_AFTER_DAYS: days(hideAfterDays).describe(
    'Days without a confirmation after which a room leaves search',
  ),
} as const
