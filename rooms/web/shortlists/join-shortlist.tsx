import { Problem } from '@basera/platform/contract'
import { Banner, Button, ButtonLink, EmptyState } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useApi, useSentences } from '@basera/platform/web'
import { queryClient, useQuery } from '@basera/platform/web/queries'
import { type ShortlistCalls, shortlistSentences } from '@basera/rooms/contract'
import { useNavigate } from 'react-router'
import { UnreadList } from '../lists/unread-list.tsx'
import en from '../locales/en.json'
import { problemCode } from '../problem-code.ts'
import { savedPath } from '../saved/saved-path.ts'
import { ShortlistComing } from './shortlist-coming.tsx'
import { readShortlistsAnew, shortlistPath, useShortlistChange } from './use-shortlists.ts'

/** Who invites, and the button that accepts (rooms.shortlist-invitation). */
export function JoinShortlist({ token }: { readonly token: string }) {
  const t = useSentences(en)
  const api = useApi<ShortlistCalls>()
  const navigate = useNavigate()
  const { change, isBusy, failure } = useShortlistChange()
  const params = { token }
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['rooms', 'shortlist-invitation', token],
      queryFn: ({ signal }) => api('GET /api/shortlist-invitations/{token}', { params }, { signal }),
    },
    queryClient,
  )
  async function accept() {
    const done = await change((call) => call('POST /api/shortlist-invitations/{token}/accept', { params }))
    if (!done) return
    void readShortlistsAnew()
    void navigate(shortlistPath(done.made.id), { replace: true })
  }
  if (!data && !error) return <ShortlistComing />
  if (!data && problemCode(error) !== 'not_found' && problemCode(error) !== 'validation_failed')
    return (
      <div className="wrap py-10">
        <UnreadList
          words={error instanceof Problem ? error.message : t('rooms.shortlist.failed')}
          onRetry={() => void refetch()}
        />
      </div>
    )
  return (
    <div className="wrap py-10">
      {data ? (
        <EmptyState
          scene={<SceneSuitcase />}
          title={t('rooms.shortlist.join', { name: data.name ?? t('rooms.shortlist.somebody') })}
          level={1}
          actions={
            <Button look="primary" busy={isBusy} onClick={() => void accept()}>
              {t('rooms.shortlist.join.accept')}
            </Button>
          }
        >
          {t('rooms.shortlist.join.text', { n: data.rooms })}
        </EmptyState>
      ) : (
        <EmptyState
          scene={<SceneSuitcase />}
          title={t('rooms.shortlist.join.over')}
          level={1}
          actions={<ButtonLink href={savedPath}>{t('rooms.compare.none.go')}</ButtonLink>}
        >
          {shortlistSentences.invitationOver}
        </EmptyState>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
    </div>
  )
}
