import type { Database } from '@basera/database/types'
import type { Transaction } from 'kysely'
import type { AuthNeeds } from '../http/auth-routes.ts'
import { profileOf } from './create-user.ts'
import { insertIdentity } from './identities.queries.ts'
import { type AuthUser, clearUnprovenAccess, replaceMetadata, replaceProfile } from './users.queries.ts'

type Metadata = Readonly<Record<string, unknown>>

export type Owner = { readonly by: 'link' } | { readonly by: 'google'; readonly metadata: Metadata }

/** Leaves nothing of whoever made the account (accounts.unproven-cleaned). Lock the user's row first. */
export async function startClean(
  trx: Transaction<Database>,
  removeFiles: AuthNeeds['removeFiles'],
  { id, email }: Pick<AuthUser, 'id' | 'email'>,
  owner: Owner,
): Promise<void> {
  const metadata =
    owner.by === 'google' ? owner.metadata : { sub: id, email, email_verified: true, phone_verified: false }
  await clearUnprovenAccess(trx, id)
  if (owner.by === 'link')
    await insertIdentity(trx, { userId: id, provider: 'email', subject: id, data: metadata, email })
  const identity =
    owner.by === 'google'
      ? ({ provider: 'google', subject: id, data: metadata } as const)
      : ({ provider: 'email' } as const)
  await replaceProfile(trx, { id, email, ...profileOf({ metadata, identity }) })
  await replaceMetadata(trx, id, metadata)
  await removeFiles(trx, id)
}
