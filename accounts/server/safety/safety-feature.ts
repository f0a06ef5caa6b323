import type { Database } from '@basera/database/types'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit, Limits } from '@basera/platform/server/limits'
import type { Kysely } from 'kysely'
import { safetyCalls } from '../../contract/safety-calls.ts'
import type { Parting } from '../account/parting.ts'
import { blockMember, listBlocks, unblockMember } from './blocks.ts'

export const safetyLimits: Readonly<Record<string, Limit>> = {
  block: { points: 60, seconds: 3600 },
}

export const safetyFeature = ({
  db,
  limits,
  partings = [],
}: {
  readonly db: Kysely<Database>
  readonly limits: Limits
  readonly partings?: readonly Parting[]
}): Feature =>
  defineFeature({
    name: 'safety',
    calls: safetyCalls,
    handlers: {
      'GET /api/me/blocks': (_, { session }) => listBlocks(db, session.userId),
      'PUT /api/me/blocks/{user_id}': async ({ params }, member) => {
        await limits.spend('block', member)
        await blockMember({ db, partings }, member.session.userId, params.user_id)
        return undefined
      },
      'DELETE /api/me/blocks/{user_id}': async ({ params }, member) => {
        await limits.spend('block', member)
        await unblockMember(db, member.session.userId, params.user_id)
        return undefined
      },
    },
    limits: safetyLimits,
  })
