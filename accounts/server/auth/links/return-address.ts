/** A failure as the address of a page tells it to the client; `error` is OAuth's word for its kind. */
export interface ReturnError {
  readonly error: string
  readonly error_code?: string
  readonly error_description?: string
}

/** Adds parameters to the query of an address. What else stands in the query stays as it is written. */
function withQuery(address: string, parameters: URLSearchParams): URL {
  const url = new URL(address)
  const clash = [...parameters.keys()].some((name) => url.searchParams.has(name))
  if (clash) for (const [name, value] of parameters) url.searchParams.set(name, value)
  else url.search = [url.search.slice(1), parameters.toString()].filter(Boolean).join('&')
  return url
}

/** Where the browser goes with a code to exchange. `address` was checked before. */
export const returnWithCode = (address: string, code: string): string =>
  withQuery(address, new URLSearchParams({ code })).href

/**
 * Where the browser goes with a failure: always told in the fragment, which ends with the marker `sb`, and in the query
 * too unless `fragmentOnly` (auth protocol 7 and 8). `address` was checked before.
 */
export function returnWithError(address: string, failure: ReturnError, fragmentOnly = false): string {
  const parameters = new URLSearchParams(Object.entries(failure))
  const url = fragmentOnly ? new URL(address) : withQuery(address, parameters)
  url.hash = `${parameters}&sb=`
  return url.href
}
