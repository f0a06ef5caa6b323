import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'
import type { Broken } from '../rules.ts'

const t = sentencesOf(en)

/** The sentence of a broken rule (accounts 5). */
export const sentenceOf = (broken: Broken): string | undefined => broken && t(broken)
