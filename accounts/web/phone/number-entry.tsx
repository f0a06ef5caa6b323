import { phoneField } from '@basera/accounts/contract'
import { Banner, Button, Field, TextInput } from '@basera/platform/design'
import { PhoneIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { judge, useSubmitForm } from '@basera/platform/web/form'
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react'
import { SecurityCheckField, useSecurityCheck } from '../form/security-check-field.tsx'
import en from '../locales/en.json'
import type { PhoneCodes, SentCode } from './phone-codes.ts'
import { type HeadingPlace, PhoneHeading } from './phone-heading.tsx'
import { groupPhone, withCountryCode } from './phone-text.ts'
import type { PhoneTrouble } from './phone-trouble.ts'

export interface NumberEntryProps extends HeadingPlace {
  readonly codes: PhoneCodes
  readonly intro?: string | undefined
  readonly notice?: ReactNode
  /** Number of a sent code, for changing it. */
  readonly number: string
  readonly onSent: (sent: SentCode) => void
}

function useNumberForm({ codes, number, onSent }: NumberEntryProps) {
  const t = useSentences(en)
  const check = useSecurityCheck()
  const form = useSubmitForm<'phone'>({
    initial: { phone: groupPhone(number) },
    check: (values) => judge({ phone: phoneField }, values).errors,
    send: async ({ phone }) => {
      // The check runs by itself: quick people wait here.
      const token = codes.needsCheck ? await check.wait() : undefined
      if (codes.needsCheck && !token) return { banner: t('accounts.phone.captcha') }
      try {
        const sent = await codes.send(withCountryCode(phone), token)
        return () => onSent(sent)
      } catch (error) {
        check.renew()
        const { message, aboutNumber } = error as PhoneTrouble
        return aboutNumber ? { fields: { phone: message } } : { banner: message }
      }
    },
  })
  return { form, check }
}

/** Where the number is entered (accounts.phone-screen). */
export function NumberEntry(props: NumberEntryProps) {
  const { codes, intro, notice, number } = props
  const t = useSentences(en)
  const { form, check } = useNumberForm(props)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (number) field.current?.focus()
  }, [number])
  const isForeign = form.values.phone.startsWith('+')
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Regrouping in the middle would move the caret to the end.
    const isAtEnd = target.selectionStart === target.value.length
    form.set('phone', isAtEnd ? groupPhone(target.value) : target.value)
  }
  const regroup = () => {
    const grouped = groupPhone(form.values.phone)
    if (grouped !== form.values.phone) form.set('phone', grouped)
  }
  return (
    <>
      {form.banner ? <Banner tone="danger">{form.banner}</Banner> : notice}
      <div>
        <PhoneHeading {...props}>{t('accounts.phone.title')}</PhoneHeading>
        <p className="mt-1.5">{intro ?? t('accounts.phone.text')}</p>
      </div>
      <form className="grid gap-4" {...form.form}>
        <Field
          id={form.input('phone').id}
          label={t('accounts.phone.label')}
          hint={t('accounts.phone.hint')}
          error={form.errors.phone}
        >
          {(control) => (
            <TextInput
              {...form.input('phone')}
              {...control}
              ref={field}
              onChange={type}
              onBlur={regroup}
              type="tel"
              autoComplete="tel"
              maxLength={24}
              className="tabular-nums"
              icon={<PhoneIcon />}
              {...(isForeign ? {} : { prefix: '+91' })}
            />
          )}
        </Field>
        {codes.needsCheck ? <SecurityCheckField check={check} /> : null}
        <Button type="submit" look="primary" block busy={form.busy}>
          {t(form.busy ? 'accounts.phone.sending' : 'accounts.phone.send')}
        </Button>
      </form>
    </>
  )
}
