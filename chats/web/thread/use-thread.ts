import type { ChatCalls, ChatItem, Message } from '@basera/chats/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import { useCallback, useEffect, useRef, useState } from 'react'
import { joined, lastSeq, type ThreadState, unreadThread } from './thread-state.ts'

type ChatApi = Api<ChatCalls>

const newest = (api: ChatApi, id: string, signal?: AbortSignal) =>
  api('GET /api/chats/{id}/messages', { params: { id } }, signal ? { signal } : {})

const before = (api: ChatApi, id: string, seq: number) =>
  api('GET /api/chats/{id}/messages', { params: { id }, query: { before_seq: String(seq) } })

/** Everything after a number: page by page, so that nothing is left out. */
async function after(api: ChatApi, id: string, seq: number): Promise<Message[]> {
  const found: Message[] = []
  for (let from = seq; ; ) {
    const query = { after_seq: String(from) }
    const { items, last_seq } = await api('GET /api/chats/{id}/messages', { params: { id }, query })
    found.push(...items)
    from = items.at(-1)?.seq ?? last_seq
    if (from >= last_seq) return found
  }
}

const failedBy = (error: unknown) =>
  error instanceof Problem && error.code === 'not_found' ? 'missing' : 'failed'

/** A conversation's messages: the last ones at first, earlier and newer ones when asked for. What is shown counts as read. */
export function useThread(chatId: string, onKnown: (id: string, patch: Partial<ChatItem>) => void) {
  const api = useApi<ChatCalls>()
  const [state, setState] = useState<ThreadState>(unreadThread)
  const { chat, messages } = state
  const read = useRef(0)
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const { chat, items } = await newest(api, chatId, signal)
        setState({ status: 'ready', chat, messages: items })
      } catch (error) {
        if (!signal?.aborted) setState((now) => ({ ...now, status: failedBy(error) }))
      }
    },
    [api, chatId],
  )
  useEffect(() => {
    const gone = new AbortController()
    void load(gone.signal)
    return () => gone.abort()
  }, [load])
  const add = useCallback(
    (more: readonly Message[]) => setState((now) => ({ ...now, messages: joined(now.messages, more) })),
    [],
  )
  const last = messages.at(-1)
  useEffect(() => {
    if (!chat || !last || last.seq <= read.current) return
    read.current = last.seq
    const { seq } = last
    onKnown(chatId, {
      unread: 0,
      latest_message_content: last.content,
      latest_message_time: last.created_at,
      latest_message_mine: last.sender_id !== chat.other.id,
    })
    // Unread counts are courtesy: the next look tells the server again.
    api('POST /api/chats/{id}/read', { params: { id: chatId }, body: { seq } }).catch(() => undefined)
  }, [api, chatId, chat, last, onKnown])
  const retry = () => {
    setState(unreadThread)
    void load()
  }
  const showEarlier = async () => add((await before(api, chatId, messages[0]?.seq ?? 1)).items)
  const lookForNew = async () => add(await after(api, chatId, lastSeq(messages)))
  /** Sends a message; resolves when it is kept. What came in between is fetched too. */
  const send = async (message: { readonly client_id: string; readonly content: string }) => {
    const sent = await api('POST /api/chats/{id}/messages', { params: { id: chatId }, body: message })
    const isNext = sent.seq === lastSeq(messages) + 1
    add(isNext ? [sent] : await after(api, chatId, lastSeq(messages)).catch(() => []))
  }
  return { ...state, retry, showEarlier, lookForNew, send }
}
