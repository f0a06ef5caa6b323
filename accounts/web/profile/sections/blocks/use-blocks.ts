import type { BlockedPerson, SafetyCalls } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { sentencesOf, useApi } from '@basera/platform/web'
import { useCallback, useEffect, useRef, useState } from 'react'
import en from '../../../locales/en.json'

const say = sentencesOf(en)

export interface Blocked {
  readonly person: BlockedPerson
  readonly isBlocked: boolean
  readonly isBusy: boolean
  readonly failure?: string | undefined
}

export type Blocks = 'loading' | 'failed' | readonly Blocked[]

const limited = (error: unknown): boolean => error instanceof Problem && error.code === 'too_many_requests'

export async function changeBlock(
  api: Api<SafetyCalls>,
  user_id: string,
  block: boolean,
): Promise<string | undefined> {
  try {
    await api(block ? 'PUT /api/me/blocks/{user_id}' : 'DELETE /api/me/blocks/{user_id}', {
      params: { user_id },
    })
    return undefined
  } catch (error) {
    return limited(error) ? (error as Problem).message : say('accounts.blocks.notChanged')
  }
}

/** Unblocked people stay in the list, to be blocked again. */
export function useBlocks() {
  const api = useApi<SafetyCalls>()
  const [blocks, setBlocks] = useState<Blocks>('loading')
  const busy = useRef(new Set<string>())
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const { items } = await api('GET /api/me/blocks', {}, signal ? { signal } : {})
        setBlocks(items.map((person) => ({ person, isBlocked: true, isBusy: false })))
      } catch {
        if (!signal?.aborted) setBlocks('failed')
      }
    },
    [api],
  )
  useEffect(() => {
    const gone = new AbortController()
    void load(gone.signal)
    return () => gone.abort()
  }, [load])
  const retry = () => {
    setBlocks('loading')
    void load()
  }
  const change = (id: string, now: Partial<Blocked>) =>
    setBlocks((all) =>
      Array.isArray(all) ? all.map((one) => (one.person.user_id === id ? { ...one, ...now } : one)) : all,
    )
  const toggle = async ({ person: { user_id: id }, isBlocked }: Blocked) => {
    if (busy.current.has(id)) return
    busy.current.add(id)
    change(id, { isBusy: true, failure: undefined })
    const failure = await changeBlock(api, id, !isBlocked)
    busy.current.delete(id)
    change(id, { isBusy: false, failure, isBlocked: failure === undefined ? !isBlocked : isBlocked })
  }
  return { blocks, retry, toggle }
}
