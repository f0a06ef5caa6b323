import type { Accounts } from '@basera/accounts/server'
import { type ChatEventListener, openLiveChats } from '@basera/chats/server'
import type { Limits } from '@basera/platform/server/limits'
import { type Live, openLive, ownOrigin } from '@basera/platform/server/live'
import { postgresPubSub, redisPubSub } from '@basera/platform/server/pubsub'
import type { Redis } from '@basera/platform/server/redis'
import type { FeatureNeeds } from './features.ts'

export interface LiveService {
  readonly live: Live
  /** Takes events of chats that were committed over HTTP. */
  readonly chatListener: ChatEventListener
  /** Counts since the start; `connections` is now. */
  readonly counts: () => Readonly<Record<string, number>>
}

interface LiveParts {
  readonly accounts: Pick<Accounts, 'livingSessions'>
  readonly limits: Limits
  readonly redis?: Redis | undefined
  /** Receive the events of live connections. */
  readonly chatListeners: readonly ChatEventListener[]
}

/** Connections of a member to this process: as many windows as a person may have open. */
const perUser = 10

/** Frames of a connection: what was written offline may come at once. */
const rate = { burst: 40, perSecond: 10 }
const noRate = { burst: 1e6, perSecond: 1e6 }

/** Milliseconds after which the members of another auth server are asked for anew: it does not tell when they leave. */
const foreignMaxAge = 3_600_000

/** Live connections and what is said over them, given what they need. They open when the app they are put into is ready. */
export function openLiveService(
  { settings, logger, database: { db, url } }: FeatureNeeds & { readonly database: { readonly url: string } },
  { accounts, limits, redis, chatListeners }: LiveParts,
): LiveService {
  const byDatabase = postgresPubSub({ url, logger })
  const live = openLive({
    db,
    logger,
    limits,
    pubSub: redis ? redisPubSub(redis, byDatabase, logger) : byDatabase,
    livingSessions: accounts.livingSessions,
    isOwnOrigin: ownOrigin(settings.publicUrl, !settings.production),
    perUser,
    perAddress: settings.livePerAddress,
    rate: settings.limits ? rate : noRate,
    ...(settings.accounts.authUrl === undefined ? {} : { maxAge: foreignMaxAge }),
  })
  const chats = openLiveChats({ db, limits, logger, live, listeners: chatListeners })
  return {
    live,
    chatListener: chats.listener,
    counts: () => ({ ...live.counts, delivered: chats.deliveredCount() }),
  }
}
