import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

export type { Logger } from 'pino'

export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'

/** PostgreSQL's errors repeat the refused row, with what people typed, in these fields. */
const rowFields = ['detail', 'where', 'internalQuery', 'hint']

function withoutRow(error: Error): object {
  const serialized: object = stdSerializers.err(error)
  return Object.fromEntries(Object.entries(serialized).filter(([name]) => !rowFields.includes(name)))
}

/** Logs JSON lines to standard output or `destination`; never credentials or refused rows. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: withoutRow },
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', 'req.headers.apikey'],
      remove: true,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
