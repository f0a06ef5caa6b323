import type { ProofCalls, ShownProofs } from '@basera/accounts/contract'
import { Banner, Button, Field, showToast, TextInput } from '@basera/platform/design'
import { Building2Icon } from '@basera/platform/design/icons'
import { longDate, useApi, useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { useTabState } from '../form/kept-in-tab.ts'
import en from '../locales/en.json'
import { MailedCodeField } from '../profile/sections/email/mailed-code-field.tsx'
import { ProofStep } from './proof-step.tsx'
import { useWorkAddress, useWorkCode } from './use-proofs.ts'

interface WorkProps {
  readonly onChanged: (proofs: ShownProofs) => void
}

function AddressForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useSentences(en)
  const form = useWorkAddress(onSent)
  const domain = form.values.email.split('@')[1]?.trim()
  const hint = t(domain ? 'accounts.verification.work.shown' : 'accounts.verification.work.hint', {
    domain: domain ?? '',
  })
  return (
    <form className="mt-3 grid w-full grid-cols-1 justify-items-start gap-3" {...form.form}>
      {form.banner ? <Banner tone="danger">{form.banner}</Banner> : null}
      <Field
        id={form.input('email').id}
        className="w-full"
        label={t('accounts.verification.work.label')}
        hint={<span className="wrap-anywhere">{hint}</span>}
        error={form.errors.email}
      >
        {(control) => (
          <TextInput
            {...form.input('email')}
            {...control}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={255}
            readOnly={form.busy}
            icon={<Building2Icon />}
          />
        )}
      </Field>
      <Button type="submit" busy={form.busy}>
        {t('accounts.settings.email.change.send')}
      </Button>
    </form>
  )
}

interface CodeProps extends WorkProps {
  readonly sentTo: string
  readonly onOther: () => void
}

function CodeForm({ sentTo, onOther, onChanged }: CodeProps) {
  const t = useSentences(en)
  const form = useWorkCode((proofs) => {
    showToast(t('accounts.verification.work.done'))
    onChanged(proofs)
  })
  return (
    <form className="mt-3 grid w-full grid-cols-1 gap-3" {...form.form}>
      <p role="status" className="wrap-anywhere">
        {t('accounts.verification.work.sent', { email: sentTo })}
      </p>
      {form.banner ? <Banner tone="danger">{form.banner}</Banner> : null}
      <MailedCodeField form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={form.busy} disabled={form.values.code.length !== 6}>
          {t('accounts.verification.work.confirm')}
        </Button>
        <Button disabled={form.busy} onClick={onOther}>
          {t('accounts.settings.email.change.other')}
        </Button>
      </div>
    </form>
  )
}

function Remove({ onRemoved }: { readonly onRemoved: () => void }) {
  const t = useSentences(en)
  const api = useApi<ProofCalls>()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const remove = async () => {
    setState('busy')
    try {
      await api('DELETE /api/me/work', {})
      showToast(t('accounts.verification.work.removed'))
      onRemoved()
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="mt-3 grid grid-cols-1 justify-items-start gap-3">
      {state === 'failed' ? (
        <Banner tone="danger">{t('accounts.verification.work.notRemoved')}</Banner>
      ) : null}
      <Button busy={state === 'busy'} onClick={() => void remove()}>
        {t('accounts.verification.work.remove')}
      </Button>
    </div>
  )
}

/** accounts.work-proof */
export function WorkStep({ proofs, onChanged }: WorkProps & { readonly proofs: ShownProofs }) {
  const t = useSentences(en)
  const [sentTo, setSentTo] = useTabState<string>('work-code')
  const { work } = proofs
  const proven = (next: ShownProofs) => {
    setSentTo(undefined)
    onChanged(next)
  }
  const asking = sentTo ? (
    <CodeForm sentTo={sentTo} onOther={() => setSentTo(undefined)} onChanged={proven} />
  ) : (
    <AddressForm onSent={setSentTo} />
  )
  return (
    <ProofStep
      title={t('accounts.verification.work')}
      note={
        work
          ? t('accounts.proofs.work.on', { domain: work.domain, day: longDate(work.on) })
          : t('accounts.verification.work.text')
      }
      icon={<Building2Icon />}
      isDone={work !== null}
      means={t('accounts.verification.work.means')}
      not={t('accounts.verification.work.not')}
    >
      {work ? <Remove onRemoved={() => onChanged({ ...proofs, work: null })} /> : asking}
    </ProofStep>
  )
}
