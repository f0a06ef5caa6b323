import type { ChatNotices, NoticeCalls } from '@basera/chats/contract'
import { Banner, Button, Dialog, Loading, RetryBanner, Switch } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { queryClient, useQuery, useSavedSwitch } from '@basera/platform/web/queries'
import en from './locales/en.json'
import { usePush } from './use-push.ts'

const key = ['chats', 'notices'] as const

/** How a member is told of messages while they are away: by mail, and on this device. Each switch takes effect at once. */
export function NoticesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useSentences(en)
  const api = useApi<NoticeCalls>()
  const notices = useQuery(
    { queryKey: key, queryFn: ({ signal }) => api('GET /api/me/chat-notices', {}, { signal }) },
    queryClient,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chats.notices.title')}
      closeLabel={t('chats.notices.close')}
      width={480}
      actions={<Button onClick={onClose}>{t('chats.notices.done')}</Button>}
    >
      {notices.data ? (
        <div className="grid gap-4">
          <Mails notices={notices.data} />
          <Push publicKey={notices.data.push_public_key} />
        </div>
      ) : notices.isError ? (
        <Failed onRetry={() => void notices.refetch()} />
      ) : (
        <Loading words={t('chats.notices.loading')} />
      )}
    </Dialog>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useSentences(en)
  return (
    <RetryBanner retry={t('chats.notices.tryAgain')} onRetry={onRetry}>
      {t('chats.notices.failed')}
    </RetryBanner>
  )
}

function Mails({ notices }: { readonly notices: ChatNotices }) {
  const t = useSentences(en)
  const api = useApi<NoticeCalls>()
  const { isOn, hasFailed, turn } = useSavedSwitch({
    saved: notices.mails,
    scope: 'chat-notices',
    save: (mails) => api('PATCH /api/me/chat-notices', { body: { mails } }),
    onSaved: (saved) => queryClient.setQueryData<ChatNotices>(key, saved),
  })
  return (
    <>
      <Switch
        label={t('chats.notices.mails')}
        hint={t('chats.notices.mails.hint')}
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
      {hasFailed && <Banner tone="danger">{t('chats.notices.notSaved')}</Banner>}
    </>
  )
}

function Push({ publicKey }: { readonly publicKey: string | null }) {
  const t = useSentences(en)
  const { isOffered, isOn, trouble, turn } = usePush(publicKey)
  if (!isOffered) return null
  return (
    <>
      <Switch
        label={t('chats.notices.push')}
        hint={t('chats.notices.push.hint')}
        checked={isOn ?? false}
        disabled={isOn === undefined}
        onChange={(event) => void turn(event.target.checked)}
      />
      {trouble && <Banner tone="danger">{t(`chats.notices.push.${trouble}`)}</Banner>}
    </>
  )
}
