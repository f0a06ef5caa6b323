import type { Api, Calls } from '@basera/platform/contract'
import type { Caller, Feature } from './define-feature.ts'
import { performCall, type RawInput } from './perform-call.ts'

/**
 * The API client for code on the server (page rendering): the same contract, validation and answers as over HTTP,
 * without a socket or JSON in between. Values travel as in a query string: as text.
 */
export function inProcessApi(features: readonly Feature[], caller: Caller): Api<Calls> {
  const owners = new Map(
    features.flatMap((feature) => Object.keys(feature.calls).map((key) => [key, feature])),
  )
  return async (key, input) => {
    const feature = owners.get(key)
    if (!feature) throw new Error(`No such call: ${key}`)
    return (await performCall(feature, key, input as RawInput, caller)) as never
  }
}
