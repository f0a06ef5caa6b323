import type { Secrets } from '@basera/platform/server/secrets'

/** Opens the page of one decision, without a session: who is suspended has none (trust.appeal-once). */
export const appealToken = (secrets: Secrets, decisionId: string): string =>
  `${decisionId}_${secrets.mac('appeal', decisionId)}`

/** The decision's id; undefined for a token that is not ours. */
export function decisionOf(secrets: Secrets, token: string): string | undefined {
  const id = token.slice(0, 36)
  // Macs are compared by their own macs, so that the time says nothing.
  return secrets.mac('appeal', token) === secrets.mac('appeal', appealToken(secrets, id)) ? id : undefined
}
