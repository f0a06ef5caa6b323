import { type Logger, pino } from 'pino'

export type { Logger } from 'pino'

export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'

/** JSON lines on standard output. Headers that carry credentials are never written. */
export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', 'req.headers.apikey'],
      remove: true,
    },
  })
}
