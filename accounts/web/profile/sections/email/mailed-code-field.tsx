import { Field, OneTimeCode } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { useSubmitForm } from '@basera/platform/web/form'
import en from '../../../locales/en.json'

/** For the code of a mail that was just sent. */
export function MailedCodeField({ form }: { readonly form: ReturnType<typeof useSubmitForm<'code'>> }) {
  const t = useSentences(en)
  return (
    <Field
      id={form.input('code').id}
      label={t('accounts.phone.code.label')}
      hint={t('accounts.settings.email.change.once')}
      error={form.errors.code}
    >
      {(control) => (
        <OneTimeCode
          {...control}
          name="code"
          autoFocus
          value={form.values.code}
          onBeforeInput={() => form.errors.code && form.set('code', '')}
          onChange={(digits) => form.set('code', digits)}
        />
      )}
    </Field>
  )
}
