import type { AccountCalls } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { Banner, Button, ButtonLink } from '@basera/platform/design'
import { DoorLocked, DoorOpen } from '@basera/platform/design/art'
import { pageHandle, sentencesOf, useApi, useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { DoorPage } from '../guard/door-page.tsx'
import en from '../locales/en.json'
import { useOwnProfile } from '../session/own-profile.ts'
import { rememberReturn } from '../session/remember-return.ts'
import { useSession } from '../session/use-session.ts'
import { useSignInDialog } from '../sign-in/sign-in-dialog-provider.tsx'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('callback.email')} | Basera`,
  noIndex: true,
}))

type Stage = 'asking' | 'sending' | 'done' | 'expired' | { readonly failure: string }

/** The button is off during a call. */
function useEmailProof(token: string): readonly [stage: Stage, confirm: () => Promise<void>] {
  const api = useApi<AccountCalls>()
  const { reload } = useOwnProfile()
  const [stage, setStage] = useState<Stage>(token ? 'asking' : 'expired')
  const confirm = async () => {
    setStage('sending')
    try {
      await api('PUT /api/me/email-proof', { body: { token } })
      setStage('done')
      reload()
    } catch (error) {
      const expired = error instanceof Problem && error.code === 'link_expired'
      setStage(expired ? 'expired' : { failure: error instanceof Error ? error.message : String(error) })
    }
  }
  return [stage, confirm]
}

function SignInFirst() {
  const t = useSentences(en)
  const { open, prepare } = useSignInDialog()
  const { pathname, search } = useLocation()
  const signIn = () => {
    rememberReturn(pathname + search)
    open()
  }
  return (
    <DoorPage
      art={<DoorLocked />}
      title={t('callback.email')}
      text={t('callback.email.signIn')}
      actions={
        <Button look="primary" size="l" aria-haspopup="dialog" onPointerEnter={prepare} onClick={signIn}>
          {t('callback.signIn')}
        </Button>
      }
    />
  )
}

function Outcome({ stage }: { readonly stage: 'done' | 'expired' }) {
  const t = useSentences(en)
  const Door = stage === 'done' ? DoorOpen : DoorLocked
  return (
    <div role="status">
      <DoorPage
        art={<Door />}
        title={t(`callback.email.${stage}`)}
        text={t(`callback.email.${stage}.text`)}
        actions={
          <ButtonLink look="primary" size="l" href="/account/profile">
            {t('callback.settings')}
          </ButtonLink>
        }
      />
    </div>
  )
}

/** Target of confirmation mails (accounts.mailbox-proof). */
export function Component() {
  const t = useSentences(en)
  const { status, user } = useSession()
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const [stage, confirm] = useEmailProof(token)
  if (stage === 'done' || stage === 'expired') return <Outcome stage={stage} />
  if (status === 'ready' && !user) return <SignInFirst />
  return (
    <DoorPage
      art={<DoorLocked />}
      title={t('callback.email')}
      text={t('callback.email.text')}
      actions={
        <Button look="primary" size="l" busy={!user || stage === 'sending'} onClick={() => void confirm()}>
          {t('callback.email.button')}
        </Button>
      }
    >
      {typeof stage === 'object' ? <Banner tone="danger">{stage.failure}</Banner> : null}
    </DoorPage>
  )
}
