import type { PersonGender } from '@basera/accounts/contract'
import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

const t = sentencesOf(en)

export const genderWords = (gender: PersonGender | null): string | null =>
  gender && t(`roommates.gender.${gender}`)
