import type { AccountCalls } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { Badge, Banner, Button, CircleCheckIcon, MailCheckIcon } from '@basera/platform/design'
import { lazyPart, useApi, useSentences } from '@basera/platform/web'
import { Suspense, useState } from 'react'
import en from '../../../locales/en.json'
import { Section } from '../section.tsx'

interface EmailSectionProps {
  readonly email: string
  readonly isProven: boolean
  /** The address was confirmed elsewhere: reads the profile again. */
  readonly onProven: () => void
  /** The address is another one, and the other sessions have ended. */
  readonly onChanged: () => void
}

const ChangeEmailDialog = lazyPart(() =>
  import('./change-email-dialog.tsx').then((module) => ({ default: module.ChangeEmailDialog })),
)

type Stage = 'asking' | 'sending' | 'sent' | { readonly failure: string }

function useProofMail(onProven: () => void) {
  const api = useApi<AccountCalls>()
  const [stage, setStage] = useState<Stage>('asking')
  const send = async () => {
    setStage('sending')
    try {
      await api('POST /api/me/email-proof', {})
      setStage('sent')
    } catch (error) {
      setStage({ failure: error instanceof Error ? error.message : String(error) })
      if (error instanceof Problem && error.code === 'conflict') onProven()
    }
  }
  return { stage, send }
}

function ChangeEmail({ email, onChanged }: Pick<EmailSectionProps, 'email' | 'onChanged'>) {
  const t = useSentences(en)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('accounts.settings.email.change')}
      </Button>
      <Suspense>
        {isOpen ? (
          <ChangeEmailDialog email={email} onClose={() => setOpen(false)} onChanged={onChanged} />
        ) : null}
      </Suspense>
    </>
  )
}

function Unproven({ email, onProven }: Pick<EmailSectionProps, 'email' | 'onProven'>) {
  const t = useSentences(en)
  const { stage, send } = useProofMail(onProven)
  const busy = stage === 'sending'
  return (
    <>
      <p className="text-ink-2">{t('accounts.settings.email.open', { email })}</p>
      {stage === 'sent' ? <Banner tone="ok">{t('accounts.settings.email.sent', { email })}</Banner> : null}
      {typeof stage === 'object' ? <Banner tone="danger">{stage.failure}</Banner> : null}
      <Button icon={<MailCheckIcon />} busy={busy} onClick={() => void send()}>
        {t(busy ? 'accounts.settings.email.sending' : 'accounts.settings.email.send')}
      </Button>
    </>
  )
}

export function EmailSection({ email, isProven, onProven, onChanged }: EmailSectionProps) {
  const t = useSentences(en)
  return (
    <Section title={t('accounts.settings.email')}>
      {isProven ? (
        <>
          <p className="text-ink-2">{t('accounts.settings.email.proven.text', { email })}</p>
          <Badge tone="ok" icon={<CircleCheckIcon />}>
            {t('accounts.settings.email.proven')}
          </Badge>
        </>
      ) : (
        <Unproven email={email} onProven={onProven} />
      )}
      <ChangeEmail email={email} onChanged={onChanged} />
    </Section>
  )
}
