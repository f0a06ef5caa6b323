import { useOwnProfile } from '@basera/accounts/web'
import { loadUnreadCount } from '@basera/chats/web'
import { useSentences } from '@basera/platform/web'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import en from '../../locales/en.json'
import css from './unread.css?inline'

type Count = Awaited<ReturnType<typeof loadUnreadCount>>

function WithCount({ children }: ComponentProps<Count>): ReactNode {
  const isVerified = useOwnProfile().profile?.phone_verified === true
  const [Count, setCount] = useState<Count>()
  useEffect(() => {
    // Without it the bars show no count.
    if (isVerified) loadUnreadCount().then((Loaded) => setCount(() => Loaded), console.error)
  }, [isVerified])
  return isVerified && Count ? <Count>{children}</Count> : null
}

/** `99+` past 99. */
const shortCount = (count: number): string => (count > 99 ? '99+' : String(count))

/** shell.unread-count */
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

/** Replaces an earlier count. */
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

/** For people in another tab. Render it after what sets titles. */
export function UnreadTitle() {
  return <WithCount>{(count) => <TitleCount count={count} />}</WithCount>
}
