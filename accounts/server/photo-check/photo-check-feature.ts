import { livePictureHours } from '@basera/accounts/contract'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import { every, inBatches } from '@basera/platform/server/jobs'
import type { Limit } from '@basera/platform/server/limits'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import { photoCheckCalls } from '../../contract/photo-check-calls.ts'
import { photoCheckMail } from '../mails/photo-check-mail.ts'
import { deleteOldGestures, deleteOldPictures, expireChecks } from './photo-check.queries.ts'
import {
  askGesture,
  type PhotoCheckNeeds,
  sendLivePicture,
  showPhotoCheck,
  withdrawPhotoCheck,
} from './photo-check.ts'

const day = 86_400

const photoCheckLimits: Readonly<Record<string, Limit>> = {
  'photo-gesture': { points: 20, seconds: day },
  'live-picture': { points: 10, seconds: day },
}

interface ExpiryNeeds extends Pick<PhotoCheckNeeds, 'db'> {
  readonly mails: MailQueue
  readonly site: MailSite
}

const atOnce = 100
const halfHourly = 30
/** An hour early, so that a late run is still in time (accounts.live-picture-private). */
const sweptAfter = livePictureHours - 1

/** Deletes live pictures that nobody decided in time, and asks for another one. */
async function sweepLivePictures({ db, mails, site }: ExpiryNeeds): Promise<void> {
  await inBatches(atOnce, () =>
    db.transaction().execute(async (trx) => {
      const expired = await expireChecks(trx, sweptAfter, atOnce)
      for (const { proven, ...reader } of expired)
        if (proven) await mails.add(trx, photoCheckMail(reader, 'expired', site))
      return expired.length
    }),
  )
  await deleteOldPictures(db, sweptAfter)
  await deleteOldGestures(db)
}

/** accounts.photo-check */
export const photoCheckFeature = (needs: PhotoCheckNeeds & ExpiryNeeds): Feature =>
  defineFeature({
    name: 'photo-check',
    calls: photoCheckCalls,
    handlers: {
      'GET /api/me/photo-check': (_, { session }) => showPhotoCheck(needs.db, session.userId),
      'POST /api/me/photo-check/gesture': (_, member) => askGesture(needs, member),
      'POST /api/me/photo-check/{id}': ({ params, file }, member) =>
        sendLivePicture(needs, member, params.id, file),
      'DELETE /api/me/photo-check': async (_, { session }) => {
        await withdrawPhotoCheck(needs, session.userId)
        return undefined
      },
    },
    limits: photoCheckLimits,
    tasks: [every(halfHourly, 'sweep-live-pictures', () => sweepLivePictures(needs))],
  })
