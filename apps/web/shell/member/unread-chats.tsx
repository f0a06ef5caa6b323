import { useOwnProfile } from '@basera/accounts/web'
import { loadUnreadCount } from '@basera/chats/web'
import { useSentences } from '@basera/platform/web'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import en from './locales/en.json'
import css from './unread.css?inline'

type Count = Awaited<ReturnType<typeof loadUnreadCount>>

/** What `show` makes of the number of conversations with something to read; nothing until it can be known. */
function WithCount({ children }: ComponentProps<Count>): ReactNode {
  const isVerified = useOwnProfile().profile?.phone_verified === true
  const [Count, setCount] = useState<Count>()
  useEffect(() => {
    // Without it the bars say nothing of messages; the page of chats does.
    if (isVerified) loadUnreadCount().then((Loaded) => setCount(() => Loaded), console.error)
  }, [isVerified])
  return isVerified && Count ? <Count>{children}</Count> : null
}

/** A number as it is shown: past 99 it is no longer told exactly. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : String(count))

/** The marigold number beside Chats, and the words for it after that name: "Chats 3 unread" (decisions 8). */
export function UnreadBadge({ count }: { readonly count: number }) {
  const t = useSentences(en)
  if (count === 0) return null
  return (
    <>
      <style href="shell-unread" precedence="default">
        {css}
      </style>
      <b className="count unread" aria-hidden="true">
        {shortCount(count)}
      </b>
      <span className="sr-only"> {t('member.unread', { count: shortCount(count) })}</span>
    </>
  )
}

/** In how many conversations there is something to read, in a bar's link to them. */
export function UnreadChats() {
  return <WithCount>{(count) => <UnreadBadge count={count} />}</WithCount>
}

/** A page's title with a count before it, in place of one that was there. */
export function titleWithCount(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\+?\) /, '')
  return count > 0 ? `(${shortCount(count)}) ${bare}` : bare
}

function TitleCount({ count }: { readonly count: number }) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (/^\/chats(\/|$)/.test(pathname)) document.title = titleWithCount(document.title, count)
  }, [pathname, count])
  return null
}

/** Says the same in the title of the conversations' page, for whoever has it in another tab. Stands after what names pages. */
export function UnreadTitle() {
  return <WithCount>{(count) => <TitleCount count={count} />}</WithCount>
}
