import type { AccountCalls } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { Badge, Banner, Button, CircleCheckIcon, MailCheckIcon } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { useState } from 'react'
import en from '../../locales/en.json'
import { Section } from './section.tsx'

interface EmailSectionProps {
  readonly email: string
  readonly isProven: boolean
  /** The address was confirmed elsewhere: reads the profile again. */
  readonly onProven: () => void
}

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

export function EmailSection({ email, isProven, onProven }: EmailSectionProps) {
  const t = useSentences(en)
  const { stage, send } = useProofMail(onProven)
  if (isProven) {
    return (
      <Section title={t('accounts.settings.email')}>
        <p className="text-ink-2">{t('accounts.settings.email.proven.text', { email })}</p>
        <Badge tone="ok" icon={<CircleCheckIcon />}>
          {t('accounts.settings.email.proven')}
        </Badge>
      </Section>
    )
  }
  const busy = stage === 'sending'
  return (
    <Section title={t('accounts.settings.email')}>
      <p className="text-ink-2">{t('accounts.settings.email.open', { email })}</p>
      {stage === 'sent' ? <Banner tone="ok">{t('accounts.settings.email.sent', { email })}</Banner> : null}
      {typeof stage === 'object' ? <Banner tone="danger">{stage.failure}</Banner> : null}
      <Button icon={<MailCheckIcon />} busy={busy} onClick={() => void send()}>
        {t(busy ? 'accounts.settings.email.sending' : 'accounts.settings.email.send')}
      </Button>
    </Section>
  )
}
