import type { Calls } from '@basera/platform/contract'
import type { FastifyInstance } from 'fastify'
import type { Answer } from '../answers/answer-store.ts'
import type { PublicBucket } from '../files/file-routes.ts'
import type { StoredAt } from '../files/file-store.ts'
import type { SharedCopy } from '../http/shared-copies.ts'
import type { Task } from '../jobs/task.ts'
import type { Limit } from '../limits.ts'
import type { Frame, FrameTable } from '../live/frame-table.ts'
import type { Caller, Handlers } from './handlers.ts'

export interface PersonalData {
  readonly name: string
  readonly tables: readonly string[]
  /** Everything stored about the person, as JSON; of others only what they wrote to the person. */
  export(userId: string): Promise<unknown>
  files(userId: string): Promise<readonly StoredAt[]>
}

export interface Metric {
  readonly name: string
  readonly help: string
  readonly kind: 'counter' | 'gauge'
  read(): number
}

export interface ListedPage {
  readonly path: string
  readonly changed: string
}

export interface Performed {
  readonly input: Readonly<Record<string, unknown>>
  readonly output: unknown
}

/** Answers to visitors that a feature keeps, and forgets when what they show changes. */
export interface KeptAnswers {
  keeps(call: string): boolean
  copies(call: string): SharedCopy
  find(call: string, asked: string, perform: () => Promise<Performed>): Promise<Answer>
}

export interface AllFeatures {
  readonly personalData: readonly PersonalData[]
}

export interface FeatureParts {
  readonly limits: Readonly<Record<string, Limit>>
  readonly tasks: readonly Task[]
  readonly personalData: readonly PersonalData[]
  readonly metrics: readonly Metric[]
  readonly publicBuckets: readonly PublicBucket[]
  readonly frames?: FrameTable<Frame>
  readonly keptAnswers?: KeptAnswers | undefined
  routes?(app: FastifyInstance, all: AllFeatures): Promise<void> | void
  /** Folders, in any bucket, whose files are not served now. */
  withheldFolders?(): Promise<readonly string[]>
  listedPages?(): Promise<readonly ListedPage[]>
  close?(): Promise<void>
}

interface FeatureCalls {
  readonly calls: Calls
  readonly handlers: Readonly<Record<string, (input: never, caller: Caller) => Promise<unknown>>>
  readonly callLimits: Readonly<Record<string, string>>
}

export interface Feature extends FeatureCalls, FeatureParts {
  readonly name: string
}

interface Definition<C extends Calls> extends Partial<FeatureParts> {
  readonly name: string
  readonly calls: C
  readonly handlers: Handlers<C>
  /** Limits that each request of a call spends for its client address. */
  readonly callLimits?: { readonly [K in keyof C]?: string }
}

const empty = { callLimits: {}, limits: {}, tasks: [], personalData: [], metrics: [], publicBuckets: [] }

/** Declares a feature; a call without a handler does not compile. */
export function defineFeature<C extends Calls>(definition: Definition<C>): Feature {
  return { ...empty, ...(definition as unknown as FeatureCalls & { readonly name: string }) }
}

const joined = <T>(all: readonly T[]): T => Object.assign({}, ...all)

/** Joins the calls, limits and tasks of features into one. */
export function joinFeatures(
  name: string,
  parts: readonly (FeatureCalls & Pick<FeatureParts, 'limits' | 'tasks'>)[],
  more: Partial<FeatureParts> = {},
): Feature {
  return {
    ...empty,
    ...more,
    name,
    calls: joined(parts.map(({ calls }) => calls)),
    handlers: joined(parts.map(({ handlers }) => handlers)),
    callLimits: joined(parts.map(({ callLimits }) => callLimits)),
    limits: joined([...parts.map(({ limits }) => limits), more.limits ?? {}]),
    tasks: [...parts.flatMap(({ tasks }) => tasks), ...(more.tasks ?? [])],
  }
}
