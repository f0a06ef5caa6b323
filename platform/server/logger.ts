import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

export type { Logger } from 'pino'

export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'

/** PostgreSQL's errors repeat the refused row, with what people typed, in these fields. */
const rowFields = ['detail', 'where', 'internalQuery', 'hint']

function withoutRow(error: Error): object {
  const fields = Object.entries(stdSerializers.err(error)).filter(([name]) => !rowFields.includes(name))
  const serialized = Object.fromEntries(fields)
  if (!(error instanceof AggregateError)) return serialized
  return { ...serialized, aggregateErrors: error.errors.map(withoutRow) }
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
