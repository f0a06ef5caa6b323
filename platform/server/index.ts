export { type AltchaChallenge, altchaBotCheck, altchaChallenge } from './bot-check/altcha.ts'
export { type BotCheck, noBotCheck } from './bot-check/bot-check.ts'
export { type BotCheckSettings, openBotCheck } from './bot-check/open-bot-check.ts'
export { spendOnce } from './bot-check/spent-checks.ts'
export { type DatabaseOptions, type OpenDatabase, openDatabase } from './database.ts'
export { serveOnlyFilesAt, withFilesAt } from './files/file-host.ts'
export { fileMaxAge, registerFileRoutes } from './files/file-routes.ts'
export { type FileStore, type KeptFile, publicAddress, type StoredAt, storedAt } from './files/file-store.ts'
export { layeredFiles } from './files/layered-files.ts'
export { type Files, localFiles, pictureWidths, type StoredFile, variantOf } from './files/local-files.ts'
export { clearReceived, withReceivedFile } from './files/received-file.ts'
export type { S3Settings } from './files/s3-client.ts'
export { type S3Files, s3Files } from './files/s3-files.ts'
export { type WithheldFiles, withheldFiles } from './files/withheld-files.ts'
export { type Happening, type Happenings, happened, onHappening } from './happenings.ts'
export { escapeHtml } from './html/escape-html.ts'
export { createHttpApp, type HttpAppOptions } from './http/create-http-app.ts'
export {
  type Caller,
  type CallerSession,
  defineFeature,
  type Feature,
  type Handler,
  type HandlerInput,
  type Handlers,
  type Member,
  type UploadedFile,
} from './http/define-feature.ts'
export { inProcessApi } from './http/in-process-api.ts'
export { type Gate, type MountOptions, mountFeature, uploadsUnderWay } from './http/mount-feature.ts'
export { answerErrorsAsProblems, problemDocument, sendProblem, toProblem } from './http/problem-response.ts'
export {
  type Admission,
  openAdmission,
  type Rank,
} from './http/shedding/admission.ts'
export { type RequestRank, type SheddingOptions, shedLoad } from './http/shedding/shed-load.ts'
export { inBatches } from './jobs/in-batches.ts'
export { type Jobs, migrateJobs, startJobs } from './jobs/start-jobs.ts'
export { addJob, every, type JobKind, type Task, task } from './jobs/task.ts'
export { type Limit, type Limits, noLimits, openLimits, tooMany } from './limits.ts'
export { type ConnectionListener, Connections } from './live/connections.ts'
export { peopleTopic } from './live/endings.ts'
export type { FrameHandler, FrameTable } from './live/frame-table.ts'
export type { LiveConnection, LiveCounts } from './live/live-connection.ts'
export { liveServiceLimits } from './live/live-feature.ts'
export { type Live, type LiveOptions, type LiveTimes, openLive } from './live/open-live.ts'
export { type OwnOrigin, ownOrigin } from './live/own-origin.ts'
export { postgresWakeUps } from './live/postgres-wake-ups.ts'
export type { Presence } from './live/presence.ts'
export { redisWakeUps } from './live/redis-wake-ups.ts'
export type { WakeUps } from './live/wake-ups.ts'
export { createLogger, type Logger, type LogLevel } from './logger.ts'
export { layoutMail, type MailFrameTexts, type MailLayout, type MailSite } from './mail/mail-layout.ts'
export type { MailQueue } from './mail/mail-queue.ts'
export { type Mail, type Mailer, MailNotSent } from './mail/mailer.ts'
export { mailQueue, sendQueuedMails } from './mail/queued-mail.ts'
export { type SmtpMailer, smtpMailer } from './mail/smtp-mailer.ts'
export { type OutboxMessage, outboxMailer, outboxSms, readOutbox } from './outbox/outbox-messages.ts'
export { registerOutboxRoutes } from './outbox/outbox-routes.ts'
export type { Periodic } from './periodic.ts'
export { inTurn } from './pictures/in-turn.ts'
export {
  asJpeg,
  asWebp,
  type Cut,
  maxPixels,
  pictureRefusals,
  type SafePicture,
  safePicture,
} from './pictures/safe-picture.ts'
export { type EmbeddedPostgres, runningEmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded.ts'
export { openRedis, type Redis } from './redis/redis-link.ts'
export { rowsByPage } from './rows-by-page.ts'
export { developmentSecret } from './secrets/development-secret.ts'
export { openSecrets, type Purpose, type Secrets } from './secrets/secrets.ts'
export { gatewaySms } from './sms/gateway-sms.ts'
export type { Sms, SmsSender } from './sms/sms-sender.ts'
export { twilioSms } from './sms/twilio-sms.ts'
