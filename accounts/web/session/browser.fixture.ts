import { vi } from 'vitest'
import { type SessionPage, sessionKey } from './session.ts'

class MemoryStorage {
  readonly kept = new Map<string, string>()
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.kept.set(key, value)
  removeItem = (key: string) => void this.kept.delete(key)
  clear = () => this.kept.clear()
}

class FakeStorageEvent extends Event {
  readonly key: string | null
  constructor(type: string, { key = null }: { key?: string | null } = {}) {
    super(type)
    this.key = key
  }
}

export interface SentRequest {
  readonly address: string
  readonly method: string
  readonly authorization: string | null
  readonly keepalive: boolean
}

/** Asha's session as auth-js keeps it, ending `seconds` from now. */
export const ashaSession = (seconds = 3600, more: object = {}) => ({
  access_token: 'asha-access',
  refresh_token: 'asha-refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: { id: 'a5a00000-0000-4000-8000-000000000001', email: 'asha@demo.basera.test' },
  ...more,
})

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'x-supabase-api-version': '2024-01-01' } })

/**
 * One tab of a browser for the session's code and the real auth-js: storage, address and events in memory, and the network
 * as `answer` has it. Every tab loads its modules afresh.
 */
export async function openTab(
  path: string,
  stored: unknown,
  answer: (address: string, authorization: string | null) => Response | Promise<Response>,
) {
  vi.resetModules()
  const local = new MemoryStorage()
  const tab = new MemoryStorage()
  if (stored) local.setItem(sessionKey, typeof stored === 'string' ? stored : JSON.stringify(stored))
  const location = new URL(path, 'https://basera.example')
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => {
      location.href = new URL(to, location.href).href
    },
  }
  const target = new EventTarget()
  const window = Object.assign(target, { location, history, localStorage: local, sessionStorage: tab })
  const sent: SentRequest[] = []
  const fetch = async (input: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    sent.push({
      address: input.replace('https://basera.example', ''),
      method: init.method ?? 'GET',
      authorization: headers.get('authorization'),
      keepalive: init.keepalive ?? false,
    })
    return answer(input, headers.get('authorization'))
  }
  const globals = { window, localStorage: local, sessionStorage: tab, fetch, StorageEvent: FakeStorageEvent }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('BroadcastChannel', undefined)
  const session = await import('./session.ts')
  // Fetched ahead, because fetching takes real time and the tests' clocks stand still.
  await Promise.all([import('./session-client.ts'), import('./auth-client.ts')])
  const asked: Parameters<SessionPage['open']>[0][] = []
  const gone: string[] = []
  const page: SessionPage = { open: (request) => void asked.push(request), go: (to) => void gone.push(to) }
  return { session, local, tab, location, sent, asked, gone, page, window, storageEvent: FakeStorageEvent }
}
