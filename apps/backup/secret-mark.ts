import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Secrets } from '@basera/platform/server/secrets'
import { secretsOf } from '../server/providers.ts'
import type { Settings } from '../server/settings/settings.ts'

/** Tells whether two installations have the same SECRET_KEY, and nothing else about it. */
export const secretMark = (secrets: Secrets): string =>
  secrets.mac('backup', 'the same secret gives the same mark')

/** The secret that the installation has already; nothing where it has none, and none is made. */
export function presentSecrets(settings: Settings): Secrets | undefined {
  const { accounts, dataDir } = settings
  return accounts.secretKey || existsSync(join(dataDir, 'keys/secret')) ? secretsOf(settings) : undefined
}
