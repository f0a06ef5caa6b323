import { type OwnProfile, type ProfileCalls, profileFields } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import { type Refusal, refusedFields } from '@basera/platform/web/form'
import { type AboutField, type AboutValues, aboutFields, readAbout } from '../form/about-fields.tsx'
import en from '../locales/en.json'

const t = sentencesOf(en)

export interface Saving {
  readonly profile?: OwnProfile
  readonly refusal?: Refusal<AboutField>
  /** `refused` for good; `unsent` is sent again by the next attempt. */
  readonly picture?: 'kept' | 'refused' | 'unsent'
  /** Sentence of a picture that was not saved. */
  readonly pictureFailure?: string
}

function refusalOf(error: unknown): Refusal<AboutField> {
  const fields = error instanceof Problem ? refusedFields(error.errors, aboutFields) : {}
  return Object.keys(fields).length > 0 ? { fields } : { banner: t('accounts.profile.failed') }
}

/** The server says what is wrong with a file; a broken upload has its usual sentence. */
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

/** A failed picture does not keep the fields from being saved (accounts.profile-saved). */
export async function saveProfile(
  api: Api<ProfileCalls>,
  values: AboutValues,
  file: Blob | undefined,
): Promise<Saving> {
  const picture = await sendPicture(api, file)
  const { body } = readAbout(profileFields, values)
  try {
    return { ...picture, profile: await api('PATCH /api/me/profile', { body }) }
  } catch (error) {
    return { ...picture, refusal: refusalOf(error) }
  }
}
