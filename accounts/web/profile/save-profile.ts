import { type OwnProfile, type ProfileCalls, profileFields } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import { type Refusal, refusedFields } from '@basera/platform/web/form'
import { type AboutField, type AboutValues, aboutFields, readAbout } from '../form/about-values.ts'
import en from '../locales/en.json'

const t = sentencesOf(en)

/** How saving went. */
export interface Saving {
  /** The profile as it is now; absent when it could not be saved. */
  readonly profile?: OwnProfile
  readonly refusal?: Refusal<AboutField>
  /** What became of the picture: `kept`; `refused` for good; `unsent`, so that the next try sends it again. */
  readonly picture?: 'kept' | 'refused' | 'unsent'
  /** The sentence about a picture that could not be kept (accounts 8). */
  readonly pictureFailure?: string
}

function refusalOf(error: unknown): Refusal<AboutField> {
  const fields = error instanceof Problem ? refusedFields(error.errors, aboutFields) : {}
  return Object.keys(fields).length > 0 ? { fields } : { banner: t('accounts.profile.failed') }
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
