import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Secrets } from '@basera/platform/server/secrets'
import { secretsOf } from '../server/providers.ts'
import type { Settings } from '../server/settings/settings.ts'

/** Compares SECRET_KEYs without revealing them. */
export const secretMark = (secrets: Secrets): string =>
  secrets.mac('backup', 'the same secret gives the same mark')

export function presentSecrets(settings: Settings): Secrets | undefined {
  const { accounts, dataDir } = settings
  return accounts.secretKey || existsSync(join(dataDir, 'keys/secret')) ? secretsOf(settings) : undefined
}
