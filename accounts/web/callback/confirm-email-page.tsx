import type { AccountCalls } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { Banner, Button, ButtonLink } from '@basera/platform/design'
import { DoorLocked, DoorOpen } from '@basera/platform/design/art'
import { pageHandle, sentencesOf, useApi, useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Threshold } from '../guard/threshold.tsx'
import { useOwnProfile } from '../session/own-profile.ts'
import { rememberReturn } from '../session/remember-return.ts'
import { useSession } from '../session/use-session.ts'
import { useSignInDialog } from '../sign-in/sign-in-dialog-provider.tsx'
import en from './locales/en.json'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('callback.email')} | Basera`,
  noIndex: true,
}))

type Stage = 'asking' | 'sending' | 'done' | 'expired' | { readonly failure: string }

/** Spends the token with the caller's session. One call at a time: the button is off meanwhile. */
function useProof(token: string): readonly [stage: Stage, prove: () => Promise<void>] {
  const api = useApi<AccountCalls>()
  const { reload } = useOwnProfile()
  const [stage, setStage] = useState<Stage>(token ? 'asking' : 'expired')
  const prove = async () => {
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
  return [stage, prove]
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
    <Threshold
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
      <Threshold
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

/** Where the link of an e-mail proof leads: its holder says, with the session, that the mailbox is theirs. */
export function Component() {
  const t = useSentences(en)
  const { status, user } = useSession()
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const [stage, prove] = useProof(token)
  if (stage === 'done' || stage === 'expired') return <Outcome stage={stage} />
  if (status === 'ready' && !user) return <SignInFirst />
  return (
    <Threshold
      art={<DoorLocked />}
      title={t('callback.email')}
      text={t('callback.email.text')}
      actions={
        <Button look="primary" size="l" busy={!user || stage === 'sending'} onClick={() => void prove()}>
          {t('callback.email.button')}
        </Button>
      }
    >
      {typeof stage === 'object' ? <Banner tone="danger">{stage.failure}</Banner> : null}
    </Threshold>
  )
}
