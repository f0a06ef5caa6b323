import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alertsPersonalData } from '@basera/alerts/server'
import { chatsPersonalData } from '@basera/chats/server'
import type { Database } from '@basera/database/types'
import { localFiles } from '@basera/platform/server/files'
import { type Limits, noLimits } from '@basera/platform/server/limits'
import type { Mail, MailQueue } from '@basera/platform/server/mail'
import { openSecrets } from '@basera/platform/server/secrets'
import { createTestApp, createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { roommatesPersonalData } from '@basera/roommates/server'
import { roomsPersonalData } from '@basera/rooms/server'
import { decisionsPersonalData, peoplePersonalData, reportsPersonalData } from '@basera/trust/server'
import { startSession } from '../auth/sessions/start-session.ts'
import { openTestSessions, type TestSessions } from '../auth/sessions/test-sessions.fixture.ts'
import { createUser } from '../auth/users/create-user.ts'
import { emailFeature } from '../email/email-feature.ts'
import { profileFeature } from '../profile/profile-feature.ts'
import { accountFeature } from './account-feature.ts'
import { registerExportRoute } from './export-data.ts'
import { accountsPersonalData } from './personal-data.ts'
import { type FileRemovals, removePersonalFiles } from './personal-files.ts'

export interface Person {
  readonly id: string
  readonly email: string
  /** Signs a request as this person. */
  readonly headers: { readonly authorization: string }
  readonly sessionId: string
}

/** Removes files at once instead of later. */
const removalsNow = (files: ReturnType<typeof localFiles>): FileRemovals => ({
  add: (_, userId) => removePersonalFiles(files, userId),
})

async function joinAs(
  database: TestDatabase<Database>,
  sessions: TestSessions,
  name: string,
  proven: boolean,
): Promise<Person> {
  const email = `${name}@example.test`
  const metadata = { full_name: name }
  const joined = await database.db.transaction().execute(async (trx) => {
    const identity = { provider: 'email' } as const
    const user = await createUser(trx, {
      email,
      passwordHash: 'x',
      metadata,
      identity,
      proven,
      confirmed: true,
    })
    if (!user) throw new Error(`${name} is here already`)
    const session = await startSession(trx, user, { method: 'password', userAgent: 'Chrome/140 Android' })
    return { userId: user.id, id: session.id }
  })
  const authorization = `Bearer ${await sessions.tokenOf(joined)}`
  return { id: joined.userId, email, sessionId: joined.id, headers: { authorization } }
}

/** Own profile and account over HTTP, on a database and a folder of this file's own, with the mails that were queued. */
export async function memberWorld(
  options: { readonly limits?: Limits; readonly emailCooldown?: number } = {},
) {
  const database = await createTestDatabase<Database>()
  const folder = mkdtempSync(join(tmpdir(), 'basera-members-'))
  const { db } = database
  const files = localFiles(folder)
  const limits = options.limits ?? noLimits
  const sent: Mail[] = []
  const mails: MailQueue = { add: async (_, mail) => void sent.push(mail) }
  const logger = { warn: () => undefined }
  const sessions = await openTestSessions(db)
  const { gate } = sessions
  const site = { publicUrl: 'https://basera.test', supportEmail: 'help@basera.test' }
  const secrets = openSecrets('a secret of the tests, at least thirty-two characters')
  const account = accountFeature({
    db,
    secrets,
    limits,
    mails,
    site,
    mailLinkTtl: 900,
    emailCooldown: options.emailCooldown ?? 60,
    fileRemovals: removalsNow(files),
  })
  const email = emailFeature({ db, secrets, limits, mails, site, emailCooldown: options.emailCooldown ?? 60 })
  const data = [
    accountsPersonalData(db),
    peoplePersonalData(db),
    reportsPersonalData(db),
    decisionsPersonalData({ db, secrets }),
    alertsPersonalData(db),
    roomsPersonalData(db),
    roommatesPersonalData(db),
    chatsPersonalData(db),
  ]
  const app = await createTestApp([profileFeature({ db, files, logger, limits }), account, email], {
    gate,
    limits,
    before: (it) => registerExportRoute(it, { gate, limits, files, data }),
  })
  const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
  const kept = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
  const close = async () => {
    await app.close()
    await database.close()
    rmSync(folder, { recursive: true })
  }
  const join_ = (name: string, proven = true) => joinAs(database, sessions, name, proven)
  const { pool, url } = database
  return { app, db, secrets, pool, url, gate, files, folder, sent, data, query, kept, close, join: join_ }
}

export type MemberWorld = Awaited<ReturnType<typeof memberWorld>>
