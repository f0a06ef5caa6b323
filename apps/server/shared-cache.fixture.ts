import CachePolicy from 'http-cache-semantics'

export interface Asked {
  readonly url: string
  readonly headers: Record<string, string>
}

export interface Answered {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

interface Stored {
  readonly policy: CachePolicy
  readonly answer: Answered
}

interface Options {
  readonly origin: (asked: Asked) => Promise<Answered>
  /** Whether it heeds `CDN-Cache-Control` (RFC 9213). */
  readonly targeted: boolean
}

/** A shared cache by RFC 9111 in front of `origin`, whose clock stands still until it is turned. */
export function openSharedCache({ origin, targeted }: Options) {
  let clock = Date.now()
  class Policy extends CachePolicy {
    now() {
      return clock
    }
  }
  const stored = new Map<string, Stored[]>()
  const underWay = new Set<Promise<Answered>>()
  const seen = ({ headers, status }: Answered) => ({
    status,
    headers:
      targeted && headers['cdn-cache-control']
        ? { ...headers, 'cache-control': headers['cdn-cache-control'] }
        : headers,
  })

  async function ask(asked: Asked, before?: Stored): Promise<Answered> {
    const headers = { ...asked.headers, ...before?.policy.revalidationHeaders(asked) } as Asked['headers']
    const answer = await origin({ url: asked.url, headers })
    const others = (stored.get(asked.url) ?? []).filter((each) => each !== before)
    if (before && answer.status === 304) {
      const { policy } = before.policy.revalidatedPolicy(asked, seen(answer))
      stored.set(asked.url, [{ ...before, policy }, ...others])
      return before.answer
    }
    const policy = new Policy(asked, seen(answer), { shared: true, cacheHeuristic: 0 })
    stored.set(asked.url, policy.storable() ? [{ policy, answer }, ...others] : others)
    return answer
  }

  return {
    /** What a client gets, and whether the origin was spared the wait. */
    async get(url: string, headers: Record<string, string> = {}) {
      const asked = { url, headers: { host: 'basera.test', ...headers } }
      const known = stored.get(url) ?? []
      for (const each of known) {
        const { response, revalidation } = each.policy.evaluateRequest(asked)
        if (!response) continue
        if (revalidation) {
          const asking = ask(asked, each)
          underWay.add(asking)
          asking.finally(() => underWay.delete(asking)).catch(() => undefined)
        }
        return { ...each.answer, kept: true }
      }
      const stale = known.find(
        ({ policy }) => policy.evaluateRequest(asked).revalidation?.headers['if-none-match'],
      )
      return { ...(await ask(asked, stale)), kept: false }
    },
    /** Lets what is asked in the background come. */
    settled: () => Promise.allSettled([...underWay]),
    turn(seconds: number) {
      clock += seconds * 1000
    },
    stored: (url: string) => (stored.get(url) ?? []).map(({ answer }) => answer),
  }
}
