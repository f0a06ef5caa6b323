import type { Secrets } from '@basera/platform/server'

/** Tells whether two installations have the same SECRET_KEY, and nothing else about it. */
export const secretMark = (secrets: Secrets): string =>
  secrets.mac('backup', 'the same secret gives the same mark')
