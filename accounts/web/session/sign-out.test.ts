import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ashaSession, json, openTab } from './browser.fixture.ts'

async function signedIn(seconds: number, answer: Parameters<typeof openTab>[2]) {
  const tab = await openTab('/dashboard', ashaSession(seconds), answer)
  const { signOut } = await import('./sign-out.ts')
  tab.session.prepareSession('/auth/v1')
  await vi.advanceTimersByTimeAsync(10)
  return { ...tab, signOut, read: tab.session.readSession }
}

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('signing out', () => {
  it('accounts.sign-out-at-once: clears person and storage at once, and ends loading after 200 ms without waiting for the server', async () => {
    const tab = await signedIn(3600, () => new Promise(() => undefined))
    tab.local.setItem('favourite-rooms', '[]')
    tab.tab.setItem('draft', 'x')
    const done = tab.signOut()
    expect(tab.read()).toEqual({ status: 'loading', user: null })
    expect([tab.local.kept.size, tab.tab.kept.size]).toEqual([0, 0])
    await vi.advanceTimersByTimeAsync(199)
    expect(tab.read().status).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(tab.read()).toEqual({ status: 'ready', user: null })
    await done
  })

  it('accounts.sign-out-everywhere: ends every session on the server, even while the page goes away', async () => {
    const { signOut, sent } = await signedIn(3600, () => new Response(null, { status: 204 }))
    void signOut()
    await vi.advanceTimersByTimeAsync(10)
    expect(sent).toEqual([
      {
        address: '/auth/v1/logout?scope=global',
        method: 'POST',
        authorization: 'Bearer asha-access',
        keepalive: true,
      },
    ])
  })

  it('gets a fresh token first where the old one has expired, or the server would keep the session', async () => {
    const { signOut, sent } = await signedIn(-60, () => json({ access_token: 'asha-new' }))
    void signOut()
    await vi.advanceTimersByTimeAsync(10)
    expect(sent.map(({ address, authorization }) => [address, authorization])).toEqual([
      ['/auth/v1/token?grant_type=refresh_token', null],
      ['/auth/v1/logout?scope=global', 'Bearer asha-new'],
    ])
  })

  it('ignores a failure of the server', async () => {
    const { signOut, read } = await signedIn(3600, () => Promise.reject(new TypeError('offline')))
    const done = signOut()
    await vi.advanceTimersByTimeAsync(200)
    await expect(done).resolves.toBeUndefined()
    expect(read()).toEqual({ status: 'ready', user: null })
  })

  it('accounts.sign-out-everywhere: ends the sessions once there is a network again, unless somebody signed in since', async () => {
    const answers = [
      () => Promise.reject(new TypeError('offline')),
      () => new Response(null, { status: 204 }),
    ]
    let asked = 0
    const { signOut, sent } = await signedIn(3600, () => answers[Math.min(asked++, 1)]?.() ?? json({}))
    void signOut()
    await vi.advanceTimersByTimeAsync(200)
    expect(sent).toHaveLength(1)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(10)
    expect(sent.map(({ address }) => address)).toEqual(Array(2).fill('/auth/v1/logout?scope=global'))
  })

  it('ends no session that began since it could not reach the server', async () => {
    const { signOut, sent } = await signedIn(3600, () => Promise.reject(new TypeError('offline')))
    const { forgetSignOut } = await import('./sign-out.ts')
    void signOut()
    await vi.advanceTimersByTimeAsync(200)
    forgetSignOut()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
  })

  it('fails, and signs nobody out, where the storage cannot be cleared', async () => {
    const { signOut, read, local, sent } = await signedIn(3600, () => json({}))
    local.clear = () => {
      throw new DOMException('no', 'SecurityError')
    }
    await expect(signOut()).rejects.toThrow()
    expect(read().user).not.toBeNull()
    expect(sent).toEqual([])
  })
})

describe('shell.kept-pages: signing out', () => {
  const world = (names: string[]) => {
    const deleted: string[] = []
    const ranges: string[] = []
    const opening = {
      result: {
        transaction: () => change,
        close: () => undefined,
      },
      onsuccess: () => undefined,
    }
    const change = {
      objectStore: () => ({ delete: ([from]: string[]) => ranges.push(String(from)) }),
      set oncomplete(done: () => void) {
        queueMicrotask(done)
      },
    }
    const open = vi.fn(() => {
      setTimeout(() => opening.onsuccess())
      return opening
    })
    const indexedDB = {
      databases: async () => names.map((name) => ({ name })),
      deleteDatabase: (name: string) => deleted.push(name),
      open,
    }
    vi.stubGlobal('IDBKeyRange', { bound: (from: string, to: string) => [from, to] })
    Object.assign(window, { indexedDB, caches: { delete: async (name: string) => deleted.push(name) } })
    return { deleted, ranges, open }
  }
  const kept = ['personal', 'shared-photos', 'pages', 'answers', 'photos']

  it('deletes what the device keeps of the member, the addresses that Workbox noted too', async () => {
    const { signOut } = await signedIn(3600, () => new Response(null, { status: 204 }))
    const { deleted, ranges } = world(['basera-chats', 'workbox-expiration', 'other'])
    const done = signOut()
    await vi.advanceTimersByTimeAsync(250)
    await done
    expect(deleted).toEqual([...kept, 'basera-chats'])
    expect(ranges).toEqual(kept.map((name) => `${name}|`))
  })

  it('makes no database that is not there', async () => {
    const { signOut } = await signedIn(3600, () => new Response(null, { status: 204 }))
    const { open } = world(['basera-chats'])
    const done = signOut()
    await vi.advanceTimersByTimeAsync(250)
    await done
    expect(open).not.toHaveBeenCalled()
  })
})
