import { Problem } from '@basera/platform/contract'
import { type LiveClient, openLiveClient } from '@basera/platform/web/live'
import { WebSocket } from 'ws'

export interface LivePerson {
  readonly isOpen: boolean
  /** Milliseconds without a connection since `moment`, the longest time in one piece. */
  longestGap(moment: number): number
  /** Why tickets were refused since `moment`, and how often. */
  refusals(moment: number): string[]
  close(): void
}

/** A browser names the page's origin, and tells failures by a close alone. */
function webSocketOf(origin: string): typeof globalThis.WebSocket {
  class PageSocket extends WebSocket {
    constructor(url: string) {
      super(url, { origin })
      this.on('error', () => undefined)
    }
  }
  return PageSocket as unknown as typeof globalThis.WebSocket
}

async function takeTicket(address: string, token: string): Promise<string> {
  const answer = await fetch(`${address}/api/live/ticket`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.status === 401) throw new Problem('no_session', 'No session')
  if (!answer.ok) {
    const isOurs = answer.headers.get('content-type')?.startsWith('application/problem+json')
    const by = isOurs ? 'a process' : 'the balancer'
    throw new Problem('service_unavailable', `a ticket was answered ${answer.status} by ${by}`)
  }
  return ((await answer.json()) as { ticket: string }).ticket
}

export function openLivePerson(address: string, token: string): LivePerson {
  globalThis.WebSocket = webSocketOf(address)
  const gaps: { readonly from: number; to: number }[] = []
  const refused: { readonly at: number; readonly why: string }[] = []
  let lostAt: number | undefined = performance.now()
  const live: LiveClient = openLiveClient({
    address: `${address.replace('http', 'ws')}/api/live`,
    ticket: () =>
      takeTicket(address, token).catch((error: unknown) => {
        refused.push({ at: performance.now(), why: error instanceof Error ? error.message : String(error) })
        throw error
      }),
    onFrame: () => undefined,
    onState: ({ status }) => {
      const now = performance.now()
      if (status !== 'open') lostAt ??= now
      else if (lostAt !== undefined) {
        gaps.push({ from: lostAt, to: now })
        lostAt = undefined
      }
    },
    page: { isOnline: () => true, isVisible: () => true, follow: () => () => undefined },
  })
  return {
    get isOpen() {
      return live.state.status === 'open'
    },
    longestGap(moment) {
      const open = lostAt === undefined ? [] : [{ from: lostAt, to: performance.now() }]
      const since = [...gaps, ...open].filter(({ from }) => from >= moment)
      return Math.max(0, ...since.map(({ from, to }) => to - from))
    },
    refusals: (moment) => refused.filter(({ at }) => at >= moment).map(({ why }) => why),
    close: () => live.close(),
  }
}
