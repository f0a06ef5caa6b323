import { queryClient } from '@basera/platform/web/queries'
import { useEffect } from 'react'
import { onAnyMessage, onAnyRead, onGone, onReopened } from '../live/index.ts'
import { chatOf, withMessage, withoutChat, withRead } from './chat-pages.ts'
import { changeList, type KnownPages, type listKey } from './known-chats.ts'

/** Milliseconds in which several reasons to look for new conversations are one. */
const together = 300

/** Milliseconds between two looks at who is online: of people whose conversation is not open nothing is told. */
const lookEvery = 60_000

/** Milliseconds after which a list that was read before a connection may lack more than its newest ones. */
const old = 5000

/**
 * Keeps a list in step with what is said and read: rows move up and are cleared, conversations that are gone leave, and
 * `lookAnew` is called where the list has to read what it does not know.
 */
export function useLiveList(key: ReturnType<typeof listKey>, lookAnew: () => Promise<void>): void {
  useEffect(() => {
    /** The last message of a conversation that was heard of here. */
    const heard = new Map<string, number>()
    let soon: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      soon = undefined
      // The rows stay as they are, and the next look is not far.
      lookAnew().catch(() => undefined)
    }
    const lookSoon = () => {
      soon ??= setTimeout(look, together)
    }
    const catchUp = () => {
      const { dataUpdatedAt = 0 } = queryClient.getQueryState(key) ?? {}
      if (Date.now() - dataUpdatedAt < old) lookSoon()
      else void queryClient.invalidateQueries({ queryKey: key, exact: true })
    }
    const isKnown = (id: string) => {
      const known = queryClient.getQueryData<KnownPages>(key)
      // An answer on its way may be older than the message.
      return known && queryClient.isFetching({ queryKey: key, exact: true }) === 0 && chatOf(known.pages, id)
    }
    const ends = [
      onAnyMessage((message) => {
        heard.set(message.chat_id, Math.max(message.seq, heard.get(message.chat_id) ?? 0))
        if (isKnown(message.chat_id)) changeList(key, (pages) => withMessage(pages, message))
        else lookSoon()
      }),
      onAnyRead(({ chat_id, seq, isMine }) => {
        if (isMine && seq >= (heard.get(chat_id) ?? 0)) changeList(key, (pages) => withRead(pages, chat_id))
      }),
      onGone((id) => changeList(key, (pages) => withoutChat(pages, id))),
      onReopened(catchUp),
    ]
    const now = setInterval(() => document.visibilityState === 'visible' && look(), lookEvery)
    return () => {
      for (const end of ends) end()
      clearTimeout(soon)
      clearInterval(now)
    }
  }, [key, lookAnew])
}
