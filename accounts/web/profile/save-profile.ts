import type { OwnProfile, ProfileCalls } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import type { Refusal } from '../form/use-form.ts'
import en from './locales/en.json'

export type ProfileField = 'full_name' | 'age' | 'organization'
export type ProfileValues = Readonly<Record<ProfileField, string>>

const t = sentencesOf(en)
const isField = (name: string): name is ProfileField => ['full_name', 'age', 'organization'].includes(name)

/** How saving went. */
export interface Saving {
  /** The profile as it is now; absent when it could not be saved. */
  readonly profile?: OwnProfile
  readonly refusal?: Refusal<ProfileField>
  /** What became of the picture: `kept`; `refused` for good; `unsent`, so that the next try sends it again. */
  readonly picture?: 'kept' | 'refused' | 'unsent'
  /** The sentence about a picture that could not be kept (accounts 8). */
  readonly pictureFailure?: string
}

function refusalOf(error: unknown): Refusal<ProfileField> {
  const refused = error instanceof Problem ? error.errors.filter(({ field }) => isField(field)) : []
  if (refused.length === 0) return { banner: t('accounts.profile.failed') }
  return { fields: Object.fromEntries(refused.map(({ field, message }) => [field, message])) }
}

/** What is wrong with the file is told by the server; that the upload broke off needs no second sentence. */
function pictureFailureOf(error: unknown): Pick<Saving, 'picture' | 'pictureFailure'> {
  const failed = t('accounts.profile.photo.failed')
  if (!(error instanceof Problem) || error.status >= 500) return { picture: 'unsent', pictureFailure: failed }
  const about = error.code === 'file_refused' || error.code === 'payload_too_large'
  return { picture: about ? 'refused' : 'unsent', pictureFailure: `${failed} ${error.message}` }
}

async function sendPicture(
  api: Api<ProfileCalls>,
  file: Blob | undefined,
): Promise<Pick<Saving, 'picture' | 'pictureFailure'>> {
  if (!file) return {}
  try {
    await api('PUT /api/me/avatar', { file })
    return { picture: 'kept' }
  } catch (error) {
    return pictureFailureOf(error)
  }
}

/** Saves picture and fields; a picture that fails does not keep the fields from being saved (accounts 8). */
export async function saveProfile(
  api: Api<ProfileCalls>,
  values: ProfileValues,
  file: Blob | undefined,
): Promise<Saving> {
  const picture = await sendPicture(api, file)
  const body = {
    full_name: values.full_name.trim(),
    age: Number(values.age),
    organization: values.organization.trim() || null,
  }
  try {
    return { ...picture, profile: await api('PATCH /api/me/profile', { body }) }
  } catch (error) {
    return { ...picture, refusal: refusalOf(error) }
  }
}
