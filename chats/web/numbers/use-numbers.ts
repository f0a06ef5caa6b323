import type { ChatNumbers, NumberCalls, NumberChange } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { useApi, useSentences } from '@basera/platform/web'
import { queryClient, useQuery } from '@basera/platform/web/queries'
import { useRef, useState } from 'react'
import { useAskedAnew } from '../live/asked-anew.ts'
import { liveChats, useLive } from '../live/use-live.ts'
import en from '../locales/en.json'

const keyOf = (chatId: string) => ['chats', 'numbers', chatId] as const
/** Milliseconds between questions where there is no live connection. */
const askAgain = 15_000

/** How far the numbers of a chat are agreed on, asked for again when one of the two changes something. */
export function useNumbers(chatId: string) {
  const api = useApi<NumberCalls>()
  const { isBlocked } = useLive()
  const { data } = useQuery(
    {
      queryKey: keyOf(chatId),
      queryFn: ({ signal }) => api('GET /api/chats/{id}/numbers', { params: { id: chatId } }, { signal }),
      refetchInterval: isBlocked ? askAgain : false,
    },
    queryClient,
  )
  useAskedAnew(liveChats.numbers, 'numbers', chatId)
  return data
}

/** One press after the other. Each names the version it was decided on, so that it can be repeated (chats.number-once). */
export function useNumberChange(chatId: string, numbers: ChatNumbers | undefined) {
  const t = useSentences(en)
  const api = useApi<NumberCalls>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const working = useRef(false)
  async function change(whose: NumberChange['whose'], action: NumberChange['action']): Promise<boolean> {
    if (working.current || !numbers) return false
    working.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { whose, action, version: numbers[whose].version }
      const answer = await api('POST /api/chats/{id}/numbers', { params: { id: chatId }, body })
      queryClient.setQueryData(keyOf(chatId), answer)
      return true
    } catch (error) {
      setFailure(error instanceof Problem ? error.message : t('chats.number.failed'))
      void queryClient.invalidateQueries({ queryKey: keyOf(chatId) })
      return false
    } finally {
      working.current = false
      setBusy(false)
    }
  }
  return { isBusy, failure, change }
}
