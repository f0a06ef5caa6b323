import { Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import en from './locales/en.json'

const t = sentencesOf(en)

/** The sentence of a block or a report that did not go through: a refusal says itself what to do. */
export const safetyFailure = (error: unknown): string =>
  error instanceof Problem && error.code !== 'internal_error' ? error.message : t('accounts.safety.failed')
