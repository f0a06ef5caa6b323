export { type AltchaChallenge, altchaBotCheck, altchaChallenge } from './bot-check/altcha.ts'
export { type BotCheck, noBotCheck } from './bot-check/bot-check.ts'
export { type BotCheckSettings, openBotCheck } from './bot-check/open-bot-check.ts'
export { spendOnce, sweepSpentChecks } from './bot-check/spent-checks.ts'
export { type DatabaseOptions, type OpenDatabase, openDatabase } from './database.ts'
export { fileMaxAge, registerFileRoutes } from './files/file-routes.ts'
export { type Files, localFiles, pictureWidths, type StoredFile, variantOf } from './files/local-files.ts'
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
export { type Gate, type MountOptions, mountFeature } from './http/mount-feature.ts'
export { answerErrorsAsProblems, problemDocument, sendProblem, toProblem } from './http/problem-response.ts'
export { type Limit, type Limits, noLimits, openLimits, tooMany } from './limits.ts'
export { createLogger, type Logger, type LogLevel } from './logger.ts'
export type { MailQueue } from './mail/mail-queue.ts'
export type { Mail, Mailer } from './mail/mailer.ts'
export { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded.ts'
export { developmentSecret } from './secrets/development-secret.ts'
export { openSecrets, type Purpose, type Secrets } from './secrets/secrets.ts'
export type { Sms, SmsSender } from './sms/sms-sender.ts'
