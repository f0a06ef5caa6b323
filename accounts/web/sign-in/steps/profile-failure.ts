import { Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import type { Refusal } from '../../form/use-form.ts'
import en from '../locales/en.json'

export type ProfileField = 'full_name' | 'age' | 'organization'

const t = sentencesOf(en)
const isField = (name: string): name is ProfileField => ['full_name', 'age', 'organization'].includes(name)

/** What the profile form shows of a failed save, or `expired` when the session has ended meanwhile (accounts 8). */
export function profileRefusal(error: unknown): Refusal<ProfileField> | 'expired' {
  if (!(error instanceof Problem)) return { banner: t('accounts.failure.unexpected') }
  if (error.code === 'no_session') return 'expired'
  const refused = error.errors.filter(({ field }) => isField(field))
  if (refused.length > 0)
    return { fields: Object.fromEntries(refused.map(({ field, message }) => [field, message])) }
  return { banner: t('accounts.profileStep.failed', { reason: error.message }) }
}
