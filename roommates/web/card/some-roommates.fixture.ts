import type { Roommate, RoommateCard } from '@basera/roommates/contract'

export const ritikaId = '0b6a1f0e-7d0b-4f0e-9a53-3f1d3b1f6a10'

/** Ritika, as a list shows her. */
export const someCard = (patch: Partial<RoommateCard> = {}): RoommateCard => ({
  id: ritikaId,
  full_name: 'Ritika Sharma',
  avatar_url: null,
  organization: 'Kaveri Labs',
  bio: 'I cook on weekends, keep the kitchen clean and go to bed by eleven.',
  gender: 'female',
  preferred_location: 'Koramangala, Bengaluru',
  distance_km: null,
  budget: 15_000,
  lifestyle_tags: ['early-riser', 'vegetarian', 'quiet', 'clean', 'professional', 'non-smoker'],
  fit: null,
  ...patch,
})

/** Ritika, as her page shows her to somebody else. */
export function someRoommate(patch: Partial<Roommate> = {}): Roommate {
  const { distance_km: _, ...card } = someCard()
  return {
    ...card,
    age: 25,
    roommate_gender_preference: 'same-as-me',
    preferred_lifestyle_tags: ['quiet', 'clean', 'non-smoker'],
    is_roommate_profile_enabled: true,
    is_listed: true,
    phone_verified: true,
    proofs: { phone_on: null, work: null, photo_on: null },
    is_own: false,
    shared_tags: ['quiet', 'clean'],
    comparison: null,
    created_at: '2026-05-01T08:00:00Z',
    updated_at: '2026-06-05T20:00:00Z',
    ...patch,
  }
}
