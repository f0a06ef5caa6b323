import type { Calls } from '@basera/platform/contract'
import type { FastifyInstance } from 'fastify'
import type { StoredAt } from '../files/file-store.ts'
import type { Task } from '../jobs/task.ts'
import type { Limit } from '../limits.ts'
import type { Frame, FrameTable } from '../live/frame-table.ts'
import type { Caller, Handlers } from './handlers.ts'

/** What one feature keeps about a person, for the copy that the person can ask for. Each feature knows its own tables. */
export interface PersonalData {
  /** Its key in the exported file. */
  readonly name: string
  /** Tables whose rows about the person {@link export} gives. */
  readonly tables: readonly string[]
  /** Everything kept about the person, as JSON; nothing about others but what they wrote to the person. */
  export(userId: string): Promise<unknown>
  /** The person's own files. */
  files(userId: string): Promise<readonly StoredAt[]>
}

/** A figure of this process for the operator's metrics. */
export interface Metric {
  /** Its name in `/metrics`: lower case, with its unit, `_total` for counts. */
  readonly name: string
  readonly help: string
  /** A count since the start of the process, or a value as it is now. */
  readonly kind: 'counter' | 'gauge'
  read(): number
}

/** A page that search engines may list. */
export interface ListedPage {
  readonly path: string
  /** The day of its last change, `YYYY-MM-DD`. */
  readonly changed: string
}

/** What routes of one feature need to know of all of them. */
export interface AllFeatures {
  readonly personalData: readonly PersonalData[]
}

/** What a feature has beside its calls. The server collects each of these from its list of features. */
export interface FeatureParts {
  /** Its named limits. Names are unique over all features. */
  readonly limits: Readonly<Record<string, Limit>>
  /** Background work, for the processes that run jobs. */
  readonly tasks: readonly Task[]
  readonly personalData: readonly PersonalData[]
  readonly metrics: readonly Metric[]
  /** Buckets of stored files that anybody may read. */
  readonly publicBuckets: readonly string[]
  /** Frames of live connections that it answers. */
  readonly frames?: FrameTable<Frame>
  /** Serves what is no JSON call of a contract. */
  routes?(app: FastifyInstance, all: AllFeatures): Promise<void> | void
  /** Folders, in whatever bucket, whose files are not served for now. */
  withheldFolders?(): Promise<readonly string[]>
  /** Newest first. */
  listedPages?(): Promise<readonly ListedPage[]>
  /** Called once no more requests come, before jobs end. */
  close?(): Promise<void>
}

interface FeatureCalls {
  readonly calls: Calls
  readonly handlers: Readonly<Record<string, (input: never, caller: Caller) => Promise<unknown>>>
  /** Per call, the limit that each request of it spends for its client address. */
  readonly callLimits: Readonly<Record<string, string>>
}

/** One feature of the product, as the server knows it. */
export interface Feature extends FeatureCalls, FeatureParts {
  readonly name: string
}

interface Definition<C extends Calls> extends Partial<FeatureParts> {
  readonly name: string
  readonly calls: C
  readonly handlers: Handlers<C>
  /** Names, per call, the limit that each request of it spends for its client address. */
  readonly callLimits?: { readonly [K in keyof C]?: string }
}

const empty = { callLimits: {}, limits: {}, tasks: [], personalData: [], metrics: [], publicBuckets: [] }

/** Declares a feature; a call of its contract without a handler does not compile. */
export function defineFeature<C extends Calls>(definition: Definition<C>): Feature {
  return { ...empty, ...(definition as unknown as FeatureCalls & { readonly name: string }) }
}

const joined = <T>(all: readonly T[]): T => Object.assign({}, ...all)

/** One feature made of parts, of which it takes calls, limits and tasks, and of `more`. */
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
