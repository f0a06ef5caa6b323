import { useOwnProfile } from '@basera/accounts/web'
import { loadUnreadCount } from '@basera/chats/web'
import { useSentences } from '@basera/platform/web'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import en from '../../locales/en.json'
import css from './unread.css?inline'

type Count = Awaited<ReturnType<typeof loadUnreadCount>>

/** Renders `children` with the number of unread conversations; nothing until it is known. */
function WithCount({ children }: ComponentProps<Count>): ReactNode {
  const isVerified = useOwnProfile().profile?.phone_verified === true
  const [Count, setCount] = useState<Count>()
  useEffect(() => {
    // On failure the bars show no count; the page of chats still does.
    if (isVerified) loadUnreadCount().then((Loaded) => setCount(() => Loaded), console.error)
  }, [isVerified])
  return isVerified && Count ? <Count>{children}</Count> : null
}

/** `99+` past 99. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : String(count))

/** The number beside Chats, and its words for screen readers: "Chats 3 unread" (shell.unread-count). */
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

export function UnreadChats() {
  return <WithCount>{(count) => <UnreadBadge count={count} />}</WithCount>
}

/** Puts the count before a page's title, in place of an earlier count. */
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

/** The same count in the title of /chats, for people who look at another tab. Render it after what sets titles. */
export function UnreadTitle() {
  return <WithCount>{(count) => <TitleCount count={count} />}</WithCount>
}
