import type { PersonGender } from '@basera/accounts/contract'
import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

/** People without a name are members like any other. */
export const personName = (fullName: string | null): string =>
  fullName?.trim() || sentencesOf(en)('roommates.card.someone')

export const firstName = (fullName: string | null): string | null => fullName?.trim().split(/\s+/)[0] || null

const t = sentencesOf(en)

export const genderWords = (gender: PersonGender | null): string | null =>
  gender && t(`roommates.gender.${gender}`)
