/** Seconds in which shared caches may send an answer unasked, then while they ask. */
export interface SharedCopy {
  readonly fresh: number
  readonly stale: number
}

type Headers = Readonly<Record<string, string>>

/** Not stale in browsers: people see at once what they changed (RFC 9213). */
export function sharedCopy({ fresh, stale }: SharedCopy): Headers {
  const later = `stale-while-revalidate=${stale}, stale-if-error=${stale}`
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}`,
    'cdn-cache-control': `public, max-age=${fresh}, ${later}`,
  }
}

export const ownCopy: Headers = { 'cache-control': 'private, no-cache' }
