import type { OwnProfile, ProfileCalls } from '@basera/accounts/contract'
import { type Api, type FieldError, Problem } from '@basera/platform/contract'
import { sentencesOf, Unreachable } from '@basera/platform/web'
import en from '../../locales/en.json'
import type { ProfileBody } from '../form/profile-form.ts'

const t = sentencesOf(en)

/** Milliseconds after which a save, and the upload of a picture, count as cut. */
const patience = 30_000
const picturePatience = 120_000

/** How saving went. */
export interface Saving {
  /** The profile as it is now; absent when it was not saved. */
  readonly profile?: OwnProfile
  /** What became of the picture: `kept`; `refused` for good; `unsent`, so that the next try sends it again. */
  readonly picture?: 'kept' | 'refused' | 'unsent'
  /** The sentence to show when something failed (marketplace 8). */
  readonly failure?: string
  /** Fields that the server refused. */
  readonly errors?: readonly FieldError[]
}

interface PictureSent extends Pick<Saving, 'picture' | 'failure'> {
  /** An error answer ends the save; an exception does not (marketplace 8). */
  readonly isAborted?: boolean
}

/** Refusals that are about the file, which will not be another one at the next try. */
const aboutFile: readonly string[] = ['file_refused', 'payload_too_large']

function pictureFailure(error: unknown): PictureSent {
  // Not a broken network but a server that says no, with its reason where a person can do something about it.
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

/**
 * Saves a picture, where one was chosen, then the fields (marketplace 7). A picture that the server refuses ends the save;
 * one that does not get through leaves the rest to be saved without it, which `onPictureLost` is told at once
 * (marketplace 8).
 */
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
