import type { OwnProfile, ProfileCalls } from '@basera/accounts/contract'
import { type Api, type FieldError, Problem } from '@basera/platform/contract'
import { sentencesOf, Unreachable } from '@basera/platform/web'
import en from '../../locales/en.json'
import type { ProfileBody } from '../form/profile-form.ts'

const t = sentencesOf(en)

/** Milliseconds, for the save and for the picture. */
const patience = 30_000
const picturePatience = 120_000

export interface Saving {
  readonly profile?: OwnProfile
  /** `refused` for good; `unsent` is sent again by the next attempt. */
  readonly picture?: 'kept' | 'refused' | 'unsent'
  /** roommates.save-failure */
  readonly failure?: string
  readonly errors?: readonly FieldError[]
}

interface PictureSent extends Pick<Saving, 'picture' | 'failure'> {
  /** An error answer ends the save; an exception does not (roommates.save-failure). */
  readonly isAborted?: boolean
}

/** The same file would be refused again. */
const aboutFile: readonly string[] = ['file_refused', 'payload_too_large']

function pictureFailure(error: unknown): PictureSent {
  // The server says no, with a reason that helps.
  if (error instanceof Problem && !(error instanceof Unreachable)) {
    const why = error.status < 500 ? ` ${error.message}` : ''
    const picture = aboutFile.includes(error.code) ? 'refused' : 'unsent'
    return { isAborted: true, picture, failure: t('roommates.yours.photo.failed') + why }
  }
  return { picture: 'unsent', failure: t('roommates.yours.photo.unexpected') }
}

async function sendPicture(api: Api<ProfileCalls>, picture: Promise<Blob> | undefined): Promise<PictureSent> {
  if (!picture) return {}
  try {
    const signal = AbortSignal.timeout(picturePatience)
    await api('PUT /api/me/avatar', { file: await picture }, { signal })
    return { picture: 'kept' }
  } catch (error) {
    return pictureFailure(error)
  }
}

function profileFailure(error: unknown): Pick<Saving, 'failure' | 'errors'> {
  if (error instanceof Unreachable)
    return { failure: `${t('roommates.yours.unexpected')} ${t('roommates.yours.offline')}` }
  if (!(error instanceof Problem)) return { failure: t('roommates.yours.unexpected') }
  return { failure: t('roommates.yours.failed'), errors: error.errors }
}

/** A refused picture ends the save; without an unsent one the rest is saved (roommates.save-failure). */
export async function saveProfile(
  api: Api<ProfileCalls>,
  body: Partial<ProfileBody>,
  picture: Promise<Blob> | undefined,
  onPictureLost: (sentence: string) => void = () => undefined,
): Promise<Saving> {
  const { isAborted = false, ...sent } = await sendPicture(api, picture)
  if (isAborted) return sent
  if (sent.failure) onPictureLost(sent.failure)
  try {
    const signal = AbortSignal.timeout(patience)
    return { ...sent, profile: await api('PATCH /api/me/profile', { body }, { signal }) }
  } catch (error) {
    return { ...sent, ...profileFailure(error) }
  }
}
