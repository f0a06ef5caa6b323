import { type Accounts, accountsLimits, openAccounts } from '@basera/accounts/server'
import {
  type ChatEventListener,
  chatLimits,
  chatsFeature,
  chatsPersonalData,
  notificationLimits,
  notificationsFeature,
} from '@basera/chats/server'
import type { Database } from '@basera/database/types'
import { helpFeature, helpLimits } from '@basera/help/server'
import { type Gazetteer, loadGazetteer, placeLimits, placesFeature } from '@basera/places/server'
import type { OpenDatabase } from '@basera/platform/server/database'
import type { Feature } from '@basera/platform/server/feature'
import type { FileStore } from '@basera/platform/server/files'
import type { Limit, Limits } from '@basera/platform/server/limits'
import { type Live, liveServiceLimits } from '@basera/platform/server/live'
import type { Logger } from '@basera/platform/server/logger'
import type { MailQueue } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import type { SmsSender } from '@basera/platform/server/sms'
import { roommateLimits, roommatesFeature } from '@basera/roommates/server'
import { roomLimits, roomsFeature, roomsPersonalData } from '@basera/rooms/server'
import { clientErrorLimits, clientErrorsFeature } from './client-errors-feature.ts'
import { homeFeature } from './home-feature.ts'
import { homeCounts } from './home-queries.ts'
import type { Settings } from './settings/settings.ts'

export interface FeatureNeeds {
  readonly settings: Settings
  readonly logger: Logger
  readonly database: Pick<OpenDatabase<unknown>, 'db' | 'pool'>
}

export interface AccountsParts {
  readonly secrets: Secrets
  readonly limits: Limits
  readonly mails: MailQueue
  readonly sms: SmsSender
  readonly files: FileStore
}

export interface FeatureParts extends Pick<AccountsParts, 'files' | 'limits' | 'secrets'> {
  /** Receive events of chats after their commit. */
  readonly chatListeners: readonly ChatEventListener[]
  readonly live: Pick<Live, 'feature'>
}

/** Every named limit of the product, in one table. */
export const limitTable: Readonly<Record<string, Limit>> = {
  ...placeLimits,
  ...accountsLimits,
  ...roomLimits,
  ...roommateLimits,
  ...chatLimits,
  ...liveServiceLimits,
  ...notificationLimits,
  ...helpLimits,
  ...clientErrorLimits,
}

function readGazetteer(logger: Logger): Promise<Gazetteer> {
  const reading = loadGazetteer(logger)
  // Place calls tell their callers; the operator is told here.
  reading.catch((err: unknown) => logger.error({ err }, 'the bundled places could not be read'))
  return reading
}

/** The features, given what they need. */
export function buildFeatures(
  { settings, logger, database }: FeatureNeeds,
  { files, limits, secrets, chatListeners, live }: FeatureParts,
): readonly Feature[] {
  const { db, pool } = database
  return [
    homeFeature(settings, { counts: () => homeCounts(pool) }),
    placesFeature({ gazetteer: readGazetteer(logger), google: settings.googlePlaces, logger }),
    roomsFeature({ db, files, limits, logger, life: settings.roomLife }),
    roommatesFeature({ db, limits }),
    chatsFeature({ db, limits, listeners: chatListeners }),
    live.feature,
    notificationsFeature({ db, limits, secrets, push: settings.push }),
    helpFeature({ db }),
    clientErrorsFeature(logger),
  ]
}

/** Accounts, given what they need. */
export function buildAccounts(
  { settings, logger, database }: FeatureNeeds,
  parts: AccountsParts,
): Promise<Accounts> {
  const db = (database as OpenDatabase<Database>).db
  const { publicUrl, supportEmail, roomSearch } = settings
  return openAccounts({
    ...parts,
    db,
    logger,
    settings: { ...settings.accounts, publicUrl, supportEmail, roomSearch },
    personalData: [roomsPersonalData(db), chatsPersonalData(db)],
  })
}
