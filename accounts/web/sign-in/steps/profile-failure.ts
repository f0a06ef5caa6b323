import { Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import { type Refusal, refusedFields } from '@basera/platform/web/form'
import { type AboutField, aboutFields } from '../../form/about-values.ts'
import en from '../../locales/en.json'

const t = sentencesOf(en)

/** What a failed save shows; `expired` when the session has ended (accounts.dialog-sentences). */
export function profileRefusal(error: unknown): Refusal<AboutField> | 'expired' {
  if (!(error instanceof Problem)) return { banner: t('accounts.failure.unexpected') }
  if (error.code === 'no_session') return 'expired'
  const fields = refusedFields(error.errors, aboutFields)
  if (Object.keys(fields).length > 0) return { fields }
  return { banner: t('accounts.profileStep.failed', { reason: error.message }) }
}
