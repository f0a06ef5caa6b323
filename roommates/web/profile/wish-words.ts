import { sentencesOf } from '@basera/platform/web'
import type { Roommate } from '@basera/roommates/contract'
import { genderWords } from '../card/gender-words.ts'
import en from './locales/en.json'

const t = sentencesOf(en)

/** Whom a person would share with: "Same as me (Female)", "Male", "No preference" (marketplace 2). */
export function wishWords(person: Pick<Roommate, 'roommate_gender_preference' | 'gender'>): string {
  const { roommate_gender_preference: wish, gender } = person
  if (wish === null) return t('roommates.profile.noPreference')
  if (wish !== 'same-as-me') return t(`roommates.profile.wish.${wish}`)
  const own = gender === 'prefer-not-to-say' ? null : genderWords(gender)
  return own
    ? t('roommates.profile.wish.sameAsMeKnown', { gender: own })
    : t('roommates.profile.wish.sameAsMe')
}
