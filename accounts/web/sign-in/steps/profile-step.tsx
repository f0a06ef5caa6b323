import type { AccountsCalls } from '@basera/accounts/contract'
import { Banner, Button } from '@basera/platform/design'
import { ArrowRightIcon } from '@basera/platform/design/icons'
import { sentencesOf, useApi, useSentences } from '@basera/platform/web'
import { AgeField, NameField, OrganizationField } from '../../form/about-fields.tsx'
import { useForm } from '../../form/use-form.ts'
import { showOwnProfile } from '../../session/own-profile.ts'
import { loadAuthClient } from '../../session/session.ts'
import en from '../locales/en.json'
import { ageRule, nameRule } from '../rules.ts'
import { sentenceOf } from './broken-sentence.ts'
import { type ProfileField, profileRefusal } from './profile-failure.ts'
import type { StepProps } from './step-props.ts'
import { StepTitle } from './step-title.tsx'

const say = sentencesOf(en)

const hasSession = async (): Promise<boolean> => {
  const { data } = await (await loadAuthClient()).getSession()
  return data.session !== null
}

function useProfileForm({ go }: StepProps) {
  const api = useApi<AccountsCalls>()
  const signInAgain = (text: string) => () =>
    go('signin', { resume: 'profile', notice: { tone: 'danger', text } })
  return useForm<ProfileField>({
    initial: { full_name: '', age: '', organization: '' },
    check: (values) => ({
      full_name: sentenceOf(nameRule(values.full_name)),
      age: sentenceOf(ageRule(values.age)),
    }),
    send: async ({ full_name, age, organization }) => {
      try {
        if (!(await hasSession())) return signInAgain(say('accounts.failure.signInAgain'))
        const body = {
          full_name: full_name.trim(),
          age: Number(age),
          organization: organization.trim() || null,
        }
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

/** Name, age and organization of a new member (accounts 2, 5). */
export function ProfileStep(props: StepProps) {
  const { titleId, notice } = props
  const t = useSentences(en)
  const form = useProfileForm(props)
  return (
    <>
      {form.banner ? <Banner tone="danger">{form.banner}</Banner> : notice}
      <StepTitle id={titleId}>{t('accounts.profileStep.title')}</StepTitle>
      <form className="auth-fields" {...form.form}>
        <NameField input={form.input('full_name')} error={form.errorOf('full_name')} />
        <AgeField
          input={form.input('age')}
          error={form.errorOf('age')}
          hint={t('accounts.profileStep.age.hint')}
        />
        <OrganizationField input={form.input('organization')} error={form.errorOf('organization')} />
        <Button type="submit" look="primary" block busy={form.busy}>
          {t(form.busy ? 'accounts.profileStep.busy' : 'accounts.profileStep.submit')}
          {form.busy ? null : <ArrowRightIcon />}
        </Button>
      </form>
    </>
  )
}
