import { type AccountsCalls, newProfileFields } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { Banner, Button } from '@basera/platform/design'
import { ArrowRightIcon } from '@basera/platform/design/icons'
import { sentencesOf, useApi, useSentences } from '@basera/platform/web'
import { type Refusal, refusedFields, useSubmitForm } from '@basera/platform/web/form'
import {
  type AboutField,
  AgeField,
  aboutFields,
  NameField,
  OrganizationField,
  readAbout,
} from '../../form/about-fields.tsx'
import en from '../../locales/en.json'
import { showOwnProfile } from '../../session/own-profile.ts'
import { loadAuthClient } from '../../session/session.ts'
import { type StepProps, StepTitle } from './step.tsx'

const t = sentencesOf(en)

/** What a failed save shows; `expired` when the session has ended (accounts.dialog-sentences). */
export function profileRefusal(error: unknown): Refusal<AboutField> | 'expired' {
  if (!(error instanceof Problem)) return { banner: t('accounts.failure.unexpected') }
  if (error.code === 'no_session') return 'expired'
  const fields = refusedFields(error.errors, aboutFields)
  if (Object.keys(fields).length > 0) return { fields }
  return { banner: t('accounts.profileStep.failed', { reason: error.message }) }
}

const say = sentencesOf(en)

const hasSession = async (): Promise<boolean> => {
  const { data } = await (await loadAuthClient()).getSession()
  return data.session !== null
}

function useProfileForm({ go }: StepProps) {
  const api = useApi<AccountsCalls>()
  const signInAgain = (text: string) => () =>
    go('signin', { resume: 'profile', notice: { tone: 'danger', text } })
  return useSubmitForm<AboutField>({
    initial: { full_name: '', age: '', organization: '' },
    check: (values) => readAbout(newProfileFields, values).errors,
    send: async (values) => {
      try {
        if (!(await hasSession())) return signInAgain(say('accounts.failure.signInAgain'))
        const { body } = readAbout(newProfileFields, values)
        showOwnProfile(await api('PATCH /api/me/profile', { body }))
        return () =>
          go('phone-verification', { notice: { tone: 'ok', text: say('accounts.profileStep.created') } })
      } catch (error) {
        const refusal = profileRefusal(error)
        return refusal === 'expired' ? signInAgain(say('accounts.failure.expired')) : refusal
      }
    },
  })
}

/** A new member's profile (accounts.name-required, accounts.age-required). */
export function ProfileStep(props: StepProps) {
  const { titleId, notice } = props
  const t = useSentences(en)
  const form = useProfileForm(props)
  return (
    <>
      {form.banner ? <Banner tone="danger">{form.banner}</Banner> : notice}
      <StepTitle id={titleId}>{t('accounts.profileStep.title')}</StepTitle>
      <form className="auth-fields" {...form.form}>
        <NameField input={form.input('full_name')} error={form.errors.full_name} />
        <AgeField
          input={form.input('age')}
          error={form.errors.age}
          hint={t('accounts.profileStep.age.hint')}
        />
        <OrganizationField input={form.input('organization')} error={form.errors.organization} />
        <Button type="submit" look="primary" block busy={form.busy}>
          {t(form.busy ? 'accounts.profileStep.busy' : 'accounts.profileStep.submit')}
          {form.busy ? null : <ArrowRightIcon />}
        </Button>
      </form>
    </>
  )
}
