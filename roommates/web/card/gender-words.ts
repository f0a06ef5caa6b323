import type { PersonGender } from '@basera/accounts/contract'
import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

const t = sentencesOf(en)

/** "Female", or null where a person says nothing of it. */
export const genderWords = (gender: PersonGender | null): string | null =>
  gender && t(`roommates.gender.${gender}`)
