import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { UploadedFile } from '@basera/platform/server/feature'
import {
  type FileStore,
  publicAddress,
  storedAt,
  variantOf,
  withReceivedFile,
} from '@basera/platform/server/files'
import type { Logger } from '@basera/platform/server/logger'
import { asWebp, limitConcurrency, type SafePicture, safePicture } from '@basera/platform/server/pictures'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { Kysely } from 'kysely'
import { accountExists } from '../auth/users/users.queries.ts'
import { updateProfile } from './profile.queries.ts'
import { ensureProfile } from './profile.ts'

export const avatarBucket = 'profile-images'

/** Pixels; the second is for lists. */
const side = 640
const smallSide = 320

// What waits is on disk, not in memory.
const making = limitConcurrency(availableParallelism(), 100)

export interface AvatarNeeds {
  readonly db: Kysely<Database>
  readonly files: FileStore
  readonly logger: Pick<Logger, 'warn'>
}

async function storeBoth(files: FileStore, path: string, picture: SafePicture): Promise<void> {
  if (picture.width > smallSide)
    await files.store(avatarBucket, variantOf(path, smallSide), await asWebp(picture, smallSide))
  await files.store(avatarBucket, path, await asWebp(picture))
}

/** Gives the previous address. */
async function swapAddress(db: Kysely<Database>, userId: string, address: string): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const { avatar_url: before } = await ensureProfile(trx, userId)
    await updateProfile(trx, userId, { avatar_url: address, profile_picture_url: address })
    return before
  })
}

/** A failure leaves a file too many, never one too few. */
async function removeOld(
  { files, logger }: AvatarNeeds,
  userId: string,
  before: string | null,
): Promise<void> {
  const old = storedAt(before)
  if (old?.bucket !== avatarBucket || !old.path.startsWith(`${userId}/`)) return
  await files
    .remove(old.bucket, old.path)
    .catch((err: unknown) => logger.warn({ err }, 'an old picture stays'))
}

/** A deleted account has lost its folder: the file just written goes too. */
async function refuseDeleted({ db, files }: AvatarNeeds, userId: string, path: string): Promise<void> {
  if (await accountExists(db, userId)) return
  await files.remove(avatarBucket, path)
  throw new Problem('no_session', commonRefusals.signIn)
}

/**
 * Replaces the picture (accounts.upload-safe, accounts.avatar-path). Throws `file_refused`, `payload_too_large`, and
 * like {@link ensureProfile}.
 */
export async function replaceAvatar(needs: AvatarNeeds, userId: string, upload: UploadedFile) {
  const picture = await withReceivedFile(upload.stream, (file) =>
    making(async () => safePicture(await readFile(file), { widest: side, square: true })),
  )
  const path = `${userId}/${Date.now()}.webp`
  const address = publicAddress(avatarBucket, path)
  const replace = async () => {
    await storeBoth(needs.files, path, picture)
    return swapAddress(needs.db, userId, address)
  }
  const before = await replace().catch(async (error: unknown) => {
    await refuseDeleted(needs, userId, path)
    throw error
  })
  if (before !== address) await removeOld(needs, userId, before)
  return { avatar_url: address, profile_picture_url: address }
}
