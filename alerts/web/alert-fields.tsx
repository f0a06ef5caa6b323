import {
  type AlertFrequency,
  type AlertPushState,
  alertFrequencies,
  alertNameMax,
} from '@basera/alerts/contract'
import { Field, Segmented, Switch, TextInput } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import en from './locales/en.json'

export interface AlertDraft {
  readonly name: string
  readonly by_mail: boolean
  readonly by_push: boolean
  readonly frequency: AlertFrequency
}

interface AlertFieldsProps {
  readonly draft: AlertDraft
  readonly error?: string | undefined
  /** Where mails go; empty for a visitor. */
  readonly email: string
  readonly isEmailProven: boolean
  readonly push: AlertPushState
  /** The browser is asked for its permission when the alert is saved. */
  readonly asksOnSave: boolean
  readonly onChange: (patch: Partial<AlertDraft>) => void
}

export function AlertFields(props: AlertFieldsProps) {
  const { draft, error, email, isEmailProven, push, asksOnSave, onChange } = props
  const t = useSentences(en)
  return (
    <>
      <Field label={t('alerts.name')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            value={draft.name}
            maxLength={alertNameMax}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="label mb-1">{t('alerts.tellBy')}</legend>
        <Switch
          label={t('alerts.mail')}
          hint={email && !isEmailProven ? <UnprovenHint email={email} /> : email}
          checked={draft.by_mail}
          onChange={(event) => onChange({ by_mail: event.target.checked })}
        />
        {push !== 'off' && (
          <Switch
            label={t('alerts.push')}
            hint={<PushHint push={push} asksOnSave={asksOnSave} />}
            checked={draft.by_push}
            onChange={(event) => onChange({ by_push: event.target.checked })}
          />
        )}
        {!draft.by_mail && !draft.by_push && <p className="text-small text-ink-3">{t('alerts.silent')}</p>}
      </fieldset>
      <Field as="group" label={t('alerts.often')}>
        {(control) => (
          <Segmented
            {...control}
            value={draft.frequency}
            options={alertFrequencies.map((value) => ({ value, label: t(`alerts.often.${value}`) }))}
            onChange={(frequency) => onChange({ frequency })}
          />
        )}
      </Field>
    </>
  )
}

function UnprovenHint({ email }: Pick<AlertFieldsProps, 'email'>) {
  const t = useSentences(en)
  return (
    <>
      {t('alerts.mail.unproven', { email })}{' '}
      <Link className="link" to="/account/profile">
        {t('alerts.mail.prove')}
      </Link>
    </>
  )
}

function PushHint({ push, asksOnSave }: Pick<AlertFieldsProps, 'push' | 'asksOnSave'>) {
  const t = useSentences(en)
  if (push === 'on') return t('alerts.push.on')
  if (asksOnSave) return t('alerts.push.asks')
  return (
    <>
      {t('alerts.push.none')}{' '}
      <Link className="link" to="/chats#notifications">
        {t('alerts.push.settings')}
      </Link>
    </>
  )
}
