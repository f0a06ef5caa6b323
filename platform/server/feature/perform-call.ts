import type { Api, Calls } from '@basera/platform/contract'
import { type Call, type FieldError, Problem } from '@basera/platform/contract'
import type { z } from 'zod'
import type { Answer } from '../answers/answer-store.ts'
import { commonRefusals } from '../sentences.ts'
import type { Feature, Performed } from './feature.ts'
import type { Caller, UploadedFile } from './handlers.ts'

const parts = ['params', 'query', 'body'] as const
type Part = (typeof parts)[number]

export type RawInput = { readonly [P in Part]?: unknown } & { readonly file?: UploadedFile }

const invalidInput = commonRefusals.valuesInvalid

const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          field: [...issue.path, key].join('.'),
          message: commonRefusals.fieldUnknown,
        }))
      : [{ field: issue.path.join('.'), message: issue.message }],
  )

/** A malformed id names nothing (`accounts.not-yours-not-found`). */
function refuse(part: Part, error: z.ZodError): Problem {
  if (part === 'params') return new Problem('not_found', commonRefusals.nothingHere)
  return new Problem('validation_failed', invalidInput, fieldErrors(error))
}

function parseInput(call: Call, raw: RawInput): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const part of parts) {
    const schema = call[part]
    if (!schema) continue
    const parsed = schema.safeParse(raw[part] ?? {})
    if (!parsed.success) throw refuse(part, parsed.error)
    input[part] = parsed.data
  }
  return input
}

async function perform(feature: Feature, key: string, raw: RawInput, caller: Caller): Promise<Performed> {
  const call = feature.calls[key]
  const handler = feature.handlers[key]
  if (!call || !handler) throw new Error(`No such call: ${key}`)
  const input = { ...parseInput(call, raw), ...(call.upload ? { file: raw.file } : {}) }
  const output = await handler(input as never, caller)
  return { input, output: call.response.parse(output) }
}

/** Runs a call and drops undeclared fields from its output. Throws {@link Problem}. */
export async function performCall(
  feature: Feature,
  key: string,
  raw: RawInput,
  caller: Caller,
): Promise<unknown> {
  return (await perform(feature, key, raw, caller)).output
}

const longestAsked = 2000

/** The answer that a feature keeps for visitors, made now if need be; undefined where none is kept. Throws {@link Problem}. */
export async function keptAnswer(
  feature: Feature,
  key: string,
  raw: RawInput,
  caller: Caller,
): Promise<Answer | undefined> {
  if (caller.session || !feature.keptAnswers?.keeps(key)) return undefined
  const asked = JSON.stringify([raw.params ?? {}, raw.query ?? {}])
  if (asked.length > longestAsked) return undefined
  return feature.keptAnswers.find(key, asked, () => perform(feature, key, raw, caller))
}

// Over HTTP a query is text, and absent values are not sent.
function textual(input: RawInput): RawInput {
  if (!input.query) return input
  const sent = Object.entries(input.query).filter(([, value]) => value !== undefined)
  return { ...input, query: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])) }
}

/** Says who calls, or throws: {@link Problem} where the call is refused. */
export type Admit = (feature: Feature, key: string, call: Call) => Promise<Caller>

export interface MadeCall {
  readonly feature: Feature
  readonly key: string
  readonly call: Call
  /** If it is kept. */
  readonly answer: Answer | undefined
}

/** The API client for server rendering: the same contract and checks as over HTTP, without a socket. */
export function inProcessApi(
  features: readonly Feature[],
  admit: Admit,
  onCall?: (made: MadeCall) => void,
): Api<Calls> {
  const owners = new Map(
    features.flatMap((feature) => Object.keys(feature.calls).map((key) => [key, feature])),
  )
  return async (key, input) => {
    const feature = owners.get(key)
    const call = feature?.calls[key]
    if (!feature || !call) throw new Error(`No such call: ${key}`)
    const caller = await admit(feature, key, call)
    const raw = textual(input as RawInput)
    const answer = await keptAnswer(feature, key, raw, caller)
    onCall?.({ feature, key, call, answer })
    return (
      answer ? JSON.parse(answer.body.toString()) : await performCall(feature, key, raw, caller)
    ) as never
  }
}
