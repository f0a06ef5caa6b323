import type { Access, Api, Calls } from '@basera/platform/contract'
import type { Feature } from './feature.ts'
import type { Caller } from './handlers.ts'
import { performCall, type RawInput } from './perform-call.ts'

// Over HTTP a query is text, and absent values are not sent.
function textual(input: RawInput): RawInput {
  if (!input.query) return input
  const sent = Object.entries(input.query).filter(([, value]) => value !== undefined)
  return { ...input, query: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])) }
}

/** The API client for server rendering: the same contract and checks as over HTTP, without a socket. */
export function inProcessApi(
  features: readonly Feature[],
  gate: (access: Access) => Promise<Caller>,
): Api<Calls> {
  const owners = new Map(
    features.flatMap((feature) => Object.keys(feature.calls).map((key) => [key, feature])),
  )
  return async (key, input) => {
    const feature = owners.get(key)
    const call = feature?.calls[key]
    if (!feature || !call) throw new Error(`No such call: ${key}`)
    return (await performCall(feature, key, textual(input as RawInput), await gate(call.access))) as never
  }
}
