import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

/** The name a person is shown by; people who gave none yet are members like any other. */
export const personName = (fullName: string | null): string =>
  fullName?.trim() || sentencesOf(en)('roommates.card.someone')

/** What a person is called in a sentence, or null where no name is known. */
export const firstName = (fullName: string | null): string | null => fullName?.trim().split(/\s+/)[0] || null
