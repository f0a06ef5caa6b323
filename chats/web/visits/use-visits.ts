import { useSession } from '@basera/accounts/web'
import type { Visit, VisitCalls, VisitChange } from '@basera/chats/contract'
import { type CallOutput, Problem } from '@basera/platform/contract'
import { showToast } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { askAnew, queryClient, useQuery } from '@basera/platform/web/queries'
import { useEffect, useRef, useState } from 'react'
import { onPossibleChange, useAskedAnew } from '../live/asked-anew.ts'
import { liveChats, useLive } from '../live/use-live.ts'
import en from '../locales/en.json'

const key = ['chats', 'visits'] as const
const mine = [...key, 'mine'] as const
/** Milliseconds between questions where there is no live connection. */
const askAgain = 15_000

export type ChatVisits = CallOutput<VisitCalls['GET /api/chats/{id}/visits']>

/** A chat's visits, asked for again when one of the two changes something. */
export function useChatVisits(chatId: string) {
  const api = useApi<VisitCalls>()
  const { isBlocked } = useLive()
  const visits = useQuery(
    {
      queryKey: [...key, chatId],
      queryFn: ({ signal }) => api('GET /api/chats/{id}/visits', { params: { id: chatId } }, { signal }),
      refetchInterval: isBlocked ? askAgain : false,
    },
    queryClient,
  )
  useAskedAnew(liveChats.visits, 'visits', chatId)
  return visits
}

export function useOwnVisits() {
  const api = useApi<VisitCalls>()
  const userId = useSession().user?.id
  const { isBlocked } = useLive()
  const visits = useQuery(
    {
      queryKey: [...mine, userId],
      queryFn: ({ signal }) => api('GET /api/me/visits', {}, { signal }),
      enabled: userId !== undefined,
      refetchInterval: isBlocked ? askAgain : false,
    },
    queryClient,
  )
  useEffect(() => onPossibleChange(liveChats.visits, () => void askAnew(mine)), [])
  return visits
}

let ownChangeAt = Number.NEGATIVE_INFINITY
/** Milliseconds in which a change of one's own moves its card. */
const ownMoves = 5000

/** Says so where the other changed the visit under an open sheet, which left with the card. */
export function useSheetTaken(isOpen: boolean): void {
  const t = useSentences(en)
  const tell = useRef<() => void>(undefined)
  useEffect(() => {
    tell.current = isOpen ? () => showToast(t('chats.visit.changed'), 6000) : undefined
  })
  useEffect(() => {
    const page = window.location.pathname
    return () => {
      const isOwn = performance.now() - ownChangeAt < ownMoves
      if (!isOwn && window.location.pathname === page) tell.current?.()
    }
  }, [])
}

type WithoutIds<T> = T extends object ? Omit<T, 'version' | 'change_id'> : never
export type VisitAct = WithoutIds<VisitChange>

/** One press after the other; a failed one is repeated under its id, so that it is never made twice. */
export function useAct() {
  const t = useSentences(en)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const working = useRef(false)
  async function act(work: () => Promise<unknown>): Promise<boolean> {
    if (working.current) return false
    working.current = true
    setBusy(true)
    setFailure(undefined)
    let isDone = true
    try {
      await work()
      ownChangeAt = performance.now()
    } catch (error) {
      isDone = false
      setFailure(error instanceof Problem ? error.message : t('chats.visit.failed'))
    }
    await askAnew(key)
    working.current = false
    setBusy(false)
    return isDone
  }
  return { isBusy, failure, act }
}

/** An id that stays the same for the same thing. */
export function useIdOf(): (thing: unknown) => string {
  const known = useRef(new Map<string, string>())
  return (thing) => {
    const name = JSON.stringify(thing)
    const id = known.current.get(name) ?? crypto.randomUUID()
    known.current.set(name, id)
    return id
  }
}

/** Changes of one visit (chats.visit-once). */
export function useVisitChange(visit: Pick<Visit, 'id' | 'version'>) {
  const api = useApi<VisitCalls>()
  const idOf = useIdOf()
  const { id, version } = visit
  const { act, ...state } = useAct()
  const change = (body: VisitAct) =>
    act(() =>
      api('PATCH /api/visits/{id}', {
        params: { id },
        body: { ...body, version, change_id: idOf([version, body]) } as VisitChange,
      }),
    )
  return { ...state, act, change }
}
