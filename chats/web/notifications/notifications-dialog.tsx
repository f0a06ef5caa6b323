import type { NotificationCalls, NotificationPreferences } from '@basera/chats/contract'
import { Banner, Button, Dialog, Loading, RetryBanner, Switch } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { queryClient, useQuery, useSavedSwitch } from '@basera/platform/web/queries'
import en from '../locales/en.json'
import { usePush } from './use-push.ts'

const key = ['chats', 'notifications'] as const

/** Each switch takes effect at once. */
export function NotificationsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useSentences(en)
  const api = useApi<NotificationCalls>()
  const preferences = useQuery(
    {
      queryKey: key,
      queryFn: ({ signal }) => api('GET /api/me/chat-notices', {}, { signal }),
      refetchOnMount: 'always',
    },
    queryClient,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chats.notifications.title')}
      closeLabel={t('chats.notifications.close')}
      width={480}
      actions={<Button onClick={onClose}>{t('chats.notifications.done')}</Button>}
    >
      {preferences.data ? (
        <div className="grid gap-4">
          <Mails preferences={preferences.data} />
          <Push publicKey={preferences.data.push_public_key} />
        </div>
      ) : preferences.isError ? (
        <Failed onRetry={() => void preferences.refetch()} />
      ) : (
        <Loading words={t('chats.notifications.loading')} />
      )}
    </Dialog>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useSentences(en)
  return (
    <RetryBanner retry={t('chats.notifications.tryAgain')} onRetry={onRetry}>
      {t('chats.notifications.failed')}
    </RetryBanner>
  )
}

function Mails({ preferences }: { readonly preferences: NotificationPreferences }) {
  const t = useSentences(en)
  const api = useApi<NotificationCalls>()
  const { isOn, hasFailed, turn } = useSavedSwitch({
    saved: preferences.mails,
    scope: 'chat-notices',
    save: (mails) => api('PATCH /api/me/chat-notices', { body: { mails } }),
    onSaved: (saved) => queryClient.setQueryData<NotificationPreferences>(key, saved),
  })
  return (
    <>
      <Switch
        label={t('chats.notifications.mails')}
        hint={t('chats.notifications.mails.hint')}
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
      {hasFailed && <Banner tone="danger">{t('chats.notifications.notSaved')}</Banner>}
    </>
  )
}

function Push({ publicKey }: { readonly publicKey: string | null }) {
  const t = useSentences(en)
  const { isOffered, isOn, failure, turn } = usePush(publicKey)
  if (!isOffered) return null
  return (
    <>
      <Switch
        label={t('chats.notifications.push')}
        hint={t('chats.notifications.push.hint')}
        checked={isOn ?? false}
        disabled={isOn === undefined}
        onChange={(event) => void turn(event.target.checked)}
      />
      {failure && <Banner tone="danger">{t(`chats.notifications.push.${failure}`)}</Banner>}
    </>
  )
}
