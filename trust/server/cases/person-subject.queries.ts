import { publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

const profileRow = z.object({
  full_name: z.string().nullable(),
  organization: z.string().nullable(),
  phone_verified: z.boolean(),
})

export const findPublicProfile = statement(
  { row: profileRow, samples: [[someId]] },
  (id: string) => sql`
    SELECT full_name, organization, phone_verified FROM ${publicProfiles} person WHERE id = ${id}::uuid`,
).first
