import { sentencesOf } from '@basera/platform/web'
import type { Option, Question } from '@basera/roommates/contract'
import en from '../locales/en.json'

const t = sentencesOf(en)

/** The catalogue has a sentence for every option of every question; a test holds that. */
export const optionWords = (question: Question, option: Option): string =>
  t(`roommates.option.${question}.${option}` as Parameters<typeof t>[0])
