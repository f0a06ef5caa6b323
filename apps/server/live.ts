import type { Accounts } from '@basera/accounts/server'
import { type Live, openLive, ownOrigin } from '@basera/platform/server/live'
import { postgresPubSub, redisPubSub } from '@basera/platform/server/pubsub'
import type { Shared } from './shared.ts'

/** Connections per member: as many as open windows. */
const perUser = 10

/** Messages written offline may come at once. */
const rate = { burst: 40, perSecond: 10 }
const noRate = { burst: 1e6, perSecond: 1e6 }

/** Milliseconds: another auth server does not tell when its members leave. */
const foreignMaxAge = 3_600_000

export function openLiveConnections(
  { settings, logger, database: { db, url }, limits, redis }: Shared,
  { livingSessions }: Pick<Accounts, 'livingSessions'>,
): Live {
  const byDatabase = postgresPubSub({ url, logger })
  return openLive({
    db,
    logger,
    limits,
    pubSub: redis ? redisPubSub(redis, byDatabase, logger) : byDatabase,
    livingSessions,
    isOwnOrigin: ownOrigin(settings.publicUrl, !settings.production),
    perUser,
    perAddress: settings.livePerAddress,
    rate: settings.limits ? rate : noRate,
    ...(settings.accounts.authUrl === undefined ? {} : { maxAge: foreignMaxAge }),
  })
}
