import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

export type { Logger } from 'pino'

export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'

/** PostgreSQL repeats the refused row, with all that people typed, in these fields of its errors. */
const rowFields = ['detail', 'where', 'internalQuery', 'hint']

function withoutRow(error: Error): object {
  const serialized: object = stdSerializers.err(error)
  return Object.fromEntries(Object.entries(serialized).filter(([name]) => !rowFields.includes(name)))
}

/** JSON lines on standard output, or to `destination`. Credentials and refused rows are never written. */
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
