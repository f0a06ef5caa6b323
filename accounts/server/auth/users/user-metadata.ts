import { AuthError } from '../auth-error.ts'

type Data = Readonly<Record<string, unknown>>

/** It travels in every access token, and servers take no more than 16 KB of headers. In bytes of JSON. */
const maximumBytes = 8192

/** Metadata that fits into an access token. Throws `validation_failed` for more. */
export function boundedMetadata(data: Data): Data {
  if (Buffer.byteLength(JSON.stringify(data)) > maximumBytes)
    throw new AuthError('validation_failed', `data may have at most ${maximumBytes} bytes`)
  return data
}

/** Metadata after an update: key by key, null takes a key away, other keys stay (auth protocol 5, PUT /user). */
export function mergedMetadata(present: Data, change: Data): Data {
  const merged = Object.entries({ ...present, ...change }).filter(([, value]) => value !== null)
  return boundedMetadata(Object.fromEntries(merged))
}
