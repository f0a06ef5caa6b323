import type { EmailCalls } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { Banner, Button, ButtonLink } from '@basera/platform/design'
import { DoorLocked, DoorOpen } from '@basera/platform/design/art'
import { pageHandle, sentencesOf, useApi, useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { DoorPage } from '../guard/door-page.tsx'
import en from '../locales/en.json'
import { recheckSession } from '../session/session-client.ts'
import { useSession } from '../session/use-session.ts'
import { useSignInDialog } from '../sign-in/sign-in-dialog-provider.tsx'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('callback.undo')} | Basera`,
  noIndex: true,
}))

type Stage = 'asking' | 'sending' | 'expired' | { readonly failure: string } | { readonly restored: string }

/** Nothing happens before the press: mail scanners open the page too. */
function useUndo(token: string) {
  const api = useApi<EmailCalls>()
  const t = useSentences(en)
  const { user } = useSession()
  const [stage, setStage] = useState<Stage>(token ? 'asking' : 'expired')
  const undo = async () => {
    setStage('sending')
    try {
      const { email } = await api('POST /api/email-undo', { body: { token } })
      setStage({ restored: email })
      // Its session has ended with the others, if it was this account's.
      if (user) void recheckSession().catch(() => undefined)
    } catch (error) {
      if (error instanceof Problem && error.code === 'link_expired') return setStage('expired')
      setStage({ failure: error instanceof Problem ? error.message : t('callback.undo.failed') })
    }
  }
  return { stage, undo }
}

function Restored({ email }: { readonly email: string }) {
  const t = useSentences(en)
  const { open, prepare } = useSignInDialog()
  return (
    <div role="status">
      <DoorPage
        art={<DoorOpen />}
        title={t('callback.undo.done')}
        text={t('callback.undo.done.text', { email })}
        actions={
          <Button
            look="primary"
            size="l"
            aria-haspopup="dialog"
            onPointerEnter={prepare}
            onClick={() => open({ step: 'forgot-password' })}
          >
            {t('callback.undo.password')}
          </Button>
        }
      />
    </div>
  )
}

function Expired() {
  const t = useSentences(en)
  return (
    <div role="status">
      <DoorPage
        art={<DoorLocked />}
        title={t('callback.undo.expired')}
        text={t('callback.undo.expired.text')}
        actions={
          <ButtonLink look="primary" size="l" href="/contact">
            {t('callback.undo.contact')}
          </ButtonLink>
        }
      />
    </div>
  )
}

/** Target of the mail to the earlier address (accounts.email-undo). */
export function Component() {
  const t = useSentences(en)
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const { stage, undo } = useUndo(token)
  if (stage === 'expired') return <Expired />
  if (typeof stage === 'object' && 'restored' in stage) return <Restored email={stage.restored} />
  return (
    <DoorPage
      art={<DoorLocked />}
      title={t('callback.undo')}
      text={t('callback.undo.text')}
      actions={
        <Button look="primary" size="l" busy={stage === 'sending'} onClick={() => void undo()}>
          {t('callback.undo.button')}
        </Button>
      }
    >
      {typeof stage === 'object' ? <Banner tone="danger">{stage.failure}</Banner> : null}
    </DoorPage>
  )
}
