import type { Database } from '@basera/database/types'
import { type BotCheckSettings, openBotCheck } from '@basera/platform/server/bot-check'
import { type Feature, joinFeatures } from '@basera/platform/server/feature'
import type { FileStore } from '@basera/platform/server/files'
import type { Gate } from '@basera/platform/server/http'
import type { Limits } from '@basera/platform/server/limits'
import type { Logger } from '@basera/platform/server/logger'
import type { MailQueue } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import type { SmsSender } from '@basera/platform/server/sms'
import type { Kysely } from 'kysely'
import { accountFeature } from './account/account-feature.ts'
import { registerExportRoute } from './account/export-data.ts'
import type { Parting } from './account/parting.ts'
import { accountsPersonalData } from './account/personal-data.ts'
import { personalFileTasks, queuedFileRemovals, queueOldFileRemoval } from './account/personal-files.ts'
import { authLimits } from './auth/auth-limits.ts'
import type { AuthSettings } from './auth/http/auth-routes.ts'
import { openSessionTokens, registerAuthService } from './auth/register-auth-service.ts'
import { foreignMembers } from './auth/sessions/foreign-members.ts'
import {
  type FindLiving,
  type FindMember,
  foreignLivingSessions,
  ownLivingSessions,
  ownMembers,
} from './auth/sessions/members.ts'
import { botCheckFeature } from './bot-check/bot-check-feature.ts'
import { consentsFeature } from './consents/consents-feature.ts'
import { emailFeature } from './email/email-feature.ts'
import { sessionGate } from './gate.ts'
import type { NumberRecords } from './phone/number-records.ts'
import { phoneFeature } from './phone/phone-feature.ts'
import type { CountryBudgets } from './phone/phone-limits.ts'
import type { PhoneProvider } from './phone/verify-provider-token.ts'
import { photoCheckFeature } from './photo-check/photo-check-feature.ts'
import { profileFeature } from './profile/profile-feature.ts'
import { avatarBucket } from './profile/replace-avatar.ts'
import { proofsFeature } from './proofs/proofs-feature.ts'
import { retentionTasks } from './retention/retention.ts'
import { safetyFeature } from './safety/safety-feature.ts'
import { suspendedMembers } from './visibility.queries.ts'

interface AccountsSettings extends AuthSettings {
  readonly authUrl: string | undefined
  readonly captcha: BotCheckSettings
  readonly firebase: PhoneProvider | undefined
  readonly phoneCodeBudgets: CountryBudgets
  readonly roomSearch: 'public' | 'members'
}

interface AccountsNeeds {
  readonly db: Kysely<Database>
  readonly secrets: Secrets
  readonly limits: Limits
  readonly logger: Logger
  readonly mails: MailQueue
  readonly sms: SmsSender
  readonly files: FileStore
  readonly numbers: NumberRecords
  readonly settings: AccountsSettings
  /** Features that are opened later add to it. */
  readonly partings: readonly Parting[]
}

export interface Accounts {
  readonly gate: Gate
  /** For connections that outlive a request. */
  readonly livingSessions: FindLiving
  readonly feature: Feature
}

const siteOf = ({ publicUrl, supportEmail }: AccountsSettings) => ({ publicUrl, supportEmail })

function partsOf(needs: AccountsNeeds, botCheck: ReturnType<typeof openBotCheck>): Feature[] {
  const { db, limits, settings, secrets, mails, partings } = needs
  const site = siteOf(settings)
  const mailed = { db, secrets, limits, mails, site, emailCooldown: settings.emailCooldown }
  return [
    profileFeature(needs),
    safetyFeature({ db, limits, partings }),
    consentsFeature({ db, limits }),
    phoneFeature({
      ...needs,
      botCheck,
      site,
      provider: settings.firebase,
      budgets: settings.phoneCodeBudgets,
    }),
    accountFeature({
      ...mailed,
      ...{ mailLinkTtl: settings.mailLinkTtl, fileRemovals: queuedFileRemovals, partings },
    }),
    emailFeature(mailed),
    proofsFeature(mailed),
    photoCheckFeature(mailed),
    botCheckFeature({ secrets, ...settings.captcha }),
  ]
}

/** Makes the signing keys at the first start. Throws for keys of another secret. */
export async function openAccounts(needs: AccountsNeeds): Promise<Accounts> {
  const { db, secrets, limits, settings, files, numbers } = needs
  const botCheck = openBotCheck(settings.captcha, needs)
  const { authUrl } = settings
  // Signing keys are made where tokens are.
  const tokens = authUrl === undefined ? await openSessionTokens({ db, secrets, settings }) : undefined
  const findMember: FindMember = tokens
    ? ownMembers(db, tokens.access, numbers)
    : foreignMembers(db, authUrl ?? '', numbers)
  const gate = sessionGate({ findMember, roomSearch: settings.roomSearch })
  const site = siteOf(settings)
  return {
    gate,
    livingSessions: tokens ? ownLivingSessions(db) : foreignLivingSessions(db),
    feature: joinFeatures('accounts', partsOf(needs, botCheck), {
      limits: authLimits,
      tasks: [
        ...personalFileTasks(db, files),
        ...retentionTasks({ ...needs, site, fileRemovals: queuedFileRemovals }, tokens !== undefined),
      ],
      personalData: [accountsPersonalData(db)],
      publicBuckets: [{ name: avatarBucket }],
      withheldFolders: () => suspendedMembers(db),
      async routes(app, { personalData }) {
        registerExportRoute(app, { files, data: personalData, gate, limits })
        if (tokens)
          await registerAuthService(app, { ...needs, tokens, botCheck, removeFiles: queueOldFileRemoval })
      },
    }),
  }
}
