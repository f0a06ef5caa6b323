import type { Database } from '@basera/database/types'
import type { PersonalData } from '@basera/platform/server/feature'
import { storedAt } from '@basera/platform/server/files'
import type { Kysely } from 'kysely'
import { changesOf } from '../email/email-changes.queries.ts'
import { photoCheckOf } from '../photo-check/photo-check.queries.ts'
import { workProofOf } from '../proofs/proofs.queries.ts'
import {
  accountOf,
  blocksOf,
  browsersOf,
  consentsOf,
  profileOf,
  sessionsOf,
  signInMethodsOf,
} from './account.queries.ts'

export const accountsPersonalData = (db: Kysely<Database>): PersonalData => ({
  name: 'account',
  tables: [
    'auth_users',
    'auth_identities',
    'auth_sessions',
    'auth_browsers',
    'email_changes',
    'user_profiles',
    'blocks',
    'consents',
    'work_proofs',
    'photo_checks',
  ],
  async export(userId) {
    const [
      account,
      sign_in_methods,
      sessions,
      browsers,
      email_changes,
      profile,
      blocks,
      consents,
      work,
      photo,
    ] = await Promise.all([
      accountOf(db, userId),
      signInMethodsOf(db, userId),
      sessionsOf(db, userId),
      browsersOf(db, userId),
      changesOf(db, userId),
      profileOf(db, userId),
      blocksOf(db, userId),
      consentsOf(db, userId),
      workProofOf(db, userId),
      photoCheckOf(db, userId),
    ])
    return {
      ...account,
      sign_in_methods,
      sessions,
      browsers,
      email_changes,
      profile: profile ?? null,
      blocks,
      consents,
      work_proof: work ?? null,
      photo_check: photo ?? null,
    }
  },
  async files(userId) {
    const picture = storedAt((await profileOf(db, userId))?.avatar_url ?? null)
    return picture ? [picture] : []
  },
})
