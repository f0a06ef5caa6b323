import { Problem } from '@basera/platform/contract'
import {
  type ComparedProfile,
  compareProfiles,
  type Roommate,
  roommateSearchSentences,
} from '@basera/roommates/contract'
import type { Database } from '../database.ts'
import { fitFor } from '../questionnaire/fit-for.ts'
import { findVisible, type ProfileRow } from '../roommates.queries.ts'

export const profileNotFound = () => new Problem('not_found', roommateSearchSentences.profileNotFound)

const compared = (row: Omit<ProfileRow, 'answers'>): ComparedProfile => ({
  ...row,
  point:
    row.public_latitude === null || row.public_longitude === null
      ? null
      : { latitude: row.public_latitude, longitude: row.public_longitude },
})

function present({ answers, ...row }: ProfileRow, own: ProfileRow | undefined): Roommate {
  const isOwn = row.id === own?.id
  const comparable = own?.is_roommate_profile_enabled && !isOwn
  return {
    ...row,
    is_own: isOwn,
    shared_tags: own && !isOwn ? row.lifestyle_tags.filter((tag) => own.lifestyle_tags.includes(tag)) : [],
    fit: own && !isOwn ? fitFor(own.answers, answers) : null,
    comparison: comparable ? compareProfiles(compared(own), compared(row)) : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** A profile with its fit (roommates.fit-percent). Throws `not_found` alike for hidden, blocked and missing ones. */
export async function showRoommate(db: Database, userId: string, id: string): Promise<Roommate> {
  const row = await findVisible(db, userId, id)
  if (!row) throw profileNotFound()
  return present(row, id === userId ? row : await findVisible(db, userId, userId))
}
