import type { AccountCalls, ActiveSession } from '@basera/accounts/contract'
import { useApi } from '@basera/platform/web'
import { useCallback, useEffect, useState } from 'react'

export type Devices = 'loading' | 'failed' | readonly ActiveSession[]
export type Ending = 'idle' | 'busy' | 'done' | 'failed'

export function useSessions(version: number) {
  const api = useApi<AccountCalls>()
  const [devices, setDevices] = useState<Devices>('loading')
  const [ending, setEnding] = useState<Ending>('idle')
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const { items } = await api('GET /api/me/sessions', {}, signal ? { signal } : {})
        setDevices(items)
      } catch {
        if (!signal?.aborted) setDevices('failed')
      }
    },
    [api],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to look anew
  useEffect(() => {
    const gone = new AbortController()
    void load(gone.signal)
    return () => gone.abort()
  }, [load, version])
  const retry = () => {
    setDevices('loading')
    void load()
  }
  const end = async (id?: string) => {
    setEnding('busy')
    try {
      await (id
        ? api('DELETE /api/me/sessions/{id}', { params: { id } })
        : api('DELETE /api/me/sessions', {}))
      await load()
      setEnding('done')
    } catch {
      setEnding('failed')
    }
  }
  return { devices, ending, retry, end }
}
