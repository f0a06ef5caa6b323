import { useSession } from '@basera/accounts/web'
import { buttonClass } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { useQuery } from '@basera/platform/web/queries'
import type { RoommateCalls } from '@basera/roommates/contract'
import { useEffect, useRef, useState } from 'react'
import en from './locales/en.json'

/** The e-mail address, fetched when somebody wants to see it: it has a limit of its own (decisions 5). */
export function ContactEmail({ id }: { id: string }) {
  const t = useSentences(en)
  const api = useApi<RoommateCalls>()
  const userId = useSession().user?.id
  const [isWanted, setWanted] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['roommates', userId, 'contact', id],
    queryFn: ({ signal }) => api('GET /api/roommates/{id}/contact', { params: { id } }, { signal }),
    enabled: isWanted,
    staleTime: 5 * 60_000,
    retry: false,
  })
  const link = useRef<HTMLAnchorElement>(null)
  const hasLink = Boolean(data?.email)
  // The button that had the focus made way for the link.
  useEffect(() => {
    if (hasLink && isWanted) link.current?.focus()
  }, [hasLink, isWanted])
  if (data?.email) {
    return (
      <a ref={link} className="person-mail" href={`mailto:${data.email}`}>
        {data.email}
      </a>
    )
  }
  if (data) return <span role="status">{t('roommates.profile.noEmail')}</span>
  return (
    <>
      <button
        type="button"
        className={buttonClass({ look: 'quiet', size: 's', className: 'person-show' })}
        aria-disabled={isFetching}
        onClick={() => (isWanted ? void refetch() : setWanted(true))}
      >
        {t(isFetching ? 'roommates.profile.showingEmail' : 'roommates.profile.showEmail')}
      </button>
      {error && !isFetching && (
        <span role="alert" className="person-refusal">
          {error.message || t('roommates.profile.emailFailed')}
        </span>
      )}
    </>
  )
}
