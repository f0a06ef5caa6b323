import { type ChatCalls, chatSearchMax } from '@basera/chats/contract'
import { IconButton } from '@basera/platform/design'
import { ChevronDownIcon, ChevronUpIcon, SearchIcon, XIcon } from '@basera/platform/design/icons'
import { useApi, useSentences } from '@basera/platform/web'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import en from '../locales/en.json'
import { useMessageActions } from './message-actions.tsx'

/** Milliseconds after the last key. */
const searchDelay = 300

interface Found {
  readonly q: string
  /** Numbers of messages, the newest first. */
  readonly seqs: readonly number[]
  readonly next: number | null
  readonly hasFailed: boolean
}

const nothing: Found = { q: '', seqs: [], next: null, hasFailed: false }

function useThreadSearch(chatId: string, q: string) {
  const api = useApi<ChatCalls>()
  const actions = useMessageActions()
  const [found, setFound] = useState(nothing)
  const [index, setIndex] = useState(0)
  const current = useRef<AbortSignal>(undefined)
  const fetchPage = async (before: number | null, signal?: AbortSignal) => {
    const query = { q, ...(before && { before_seq: String(before) }) }
    return api('GET /api/chats/{id}/search', { params: { id: chatId }, query }, signal ? { signal } : {})
  }
  const show = (seqs: readonly number[], to: number) => {
    const seq = seqs[to]
    if (seq === undefined) return
    setIndex(to)
    actions?.jumpTo(seq, false)
  }
  /** Goes on until something is found or the chat ends. */
  const more = async (known: Found, signal?: AbortSignal): Promise<Found> => {
    let next = known.next
    let seqs = known.seqs
    do {
      const page = await fetchPage(next, signal)
      next = page.next_before_seq
      seqs = [...seqs, ...page.items.map(({ seq }) => seq)]
    } while (next !== null && seqs.length === known.seqs.length)
    return { q, seqs, next, hasFailed: false }
  }
  const start = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const first = await more(nothing, signal)
      if (signal.aborted) return
      setFound(first)
      show(first.seqs, 0)
    } catch {
      if (!signal.aborted) setFound({ ...nothing, q, hasFailed: true })
    }
  })
  useEffect(() => {
    const abort = new AbortController()
    current.current = abort.signal
    setIndex(0)
    if (!q) setFound(nothing)
    const timer = setTimeout(() => q && void start(abort.signal), searchDelay)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [q])
  const earlier = async () => {
    if (index + 1 < found.seqs.length) return show(found.seqs, index + 1)
    if (found.next === null) return
    const signal = current.current
    try {
      const longer = await more(found, signal)
      if (signal?.aborted) return
      setFound(longer)
      show(longer.seqs, index + 1)
    } catch {
      if (!signal?.aborted) setFound({ ...found, hasFailed: true })
    }
  }
  const isSettled = found.q === q
  return {
    found,
    index,
    isSettled,
    hasEarlier: isSettled && (index + 1 < found.seqs.length || found.next !== null),
    hasLater: isSettled && index > 0,
    earlier: () => void earlier(),
    later: () => show(found.seqs, index - 1),
  }
}

interface ThreadSearchProps {
  readonly chatId: string
  readonly onClose: () => void
}

/** Looks for a text in the conversation and leads to each place (chats.search-messages). */
export function ThreadSearch({ chatId, onClose }: ThreadSearchProps) {
  const t = useSentences(en)
  const [text, setText] = useState('')
  const search = useThreadSearch(chatId, text.trim())
  const { found, index, isSettled } = search
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (event.shiftKey) search.later()
    else search.earlier()
  }
  const count = { n: index + 1, all: found.seqs.length, more: found.next === null ? '' : '+' }
  const words = found.hasFailed
    ? t('chats.find.failed')
    : found.seqs.length > 0
      ? t('chats.find.count', count)
      : t('chats.find.none')
  return (
    <search className="chat-find">
      <span className="control">
        <SearchIcon />
        <input
          type="search"
          // biome-ignore lint/a11y/noAutofocus: opened to be typed in
          autoFocus
          value={text}
          maxLength={chatSearchMax}
          placeholder={t('chats.find.placeholder')}
          aria-label={t('chats.find.placeholder')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </span>
      <p role="status">{isSettled && text.trim() ? words : null}</p>
      <IconButton
        label={t('chats.find.earlier')}
        icon={<ChevronUpIcon />}
        disabled={!search.hasEarlier}
        onClick={search.earlier}
      />
      <IconButton
        label={t('chats.find.later')}
        icon={<ChevronDownIcon />}
        disabled={!search.hasLater}
        onClick={search.later}
      />
      <IconButton label={t('chats.find.close')} icon={<XIcon />} onClick={onClose} />
    </search>
  )
}
