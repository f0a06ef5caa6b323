import type { OwnProfile } from '@basera/accounts/contract'
import { PictureField } from '@basera/accounts/web'
import { Banner, Button, ButtonLink, LeaveGuard, Panel, Switch } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import en from '../locales/en.json'
import { CardPreview } from './card-preview.tsx'
import { BioField, GenderField, OrganizationField } from './form/about-fields.tsx'
import { BudgetField, LocationField } from './form/place-fields.tsx'
import { PreferenceFields } from './form/preference-fields.tsx'
import type { ProfileForm } from './form/profile-form.ts'
import { LifestyleField } from './form/tags-field.tsx'
import { useYourProfile, type YourProfile } from './saving/use-your-profile.ts'

interface YourProfileFormProps {
  readonly user: { readonly id: string; readonly email: string }
  readonly profile: OwnProfile | null
}

interface SectionProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode | ((titleId: string) => ReactNode)
}

function Section({ title, text, children }: SectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="yours-section">
      <div>
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        {text ? <p>{text}</p> : null}
      </div>
      {typeof children === 'function' ? children(titleId) : children}
    </section>
  )
}

/** Who sees the profile and its e-mail address (roommates.profile-visibility, roommates.contact-email). */
function Visibility({
  form,
  user,
  profile,
}: Pick<YourProfileFormProps, 'user' | 'profile'> & { readonly form: ProfileForm }) {
  const t = useSentences(en)
  const email = profile?.email ?? user.email
  const hints = {
    is_listed: t('roommates.yours.listed.hint'),
    show_email: t(profile?.email_proven ? 'roommates.yours.email.hint' : 'roommates.yours.email.unproven', {
      email,
    }),
  }
  return (
    <Panel className="yours-shown">
      {(['is_listed', 'show_email'] as const).map((field) => {
        const name = field === 'is_listed' ? 'listed' : 'email'
        return (
          <Switch
            key={field}
            id={form.id(field)}
            label={t(`roommates.yours.${name}`)}
            hint={hints[field]}
            checked={form.values[field]}
            onChange={(event) => form.set(field, event.target.checked)}
          />
        )
      })}
    </Panel>
  )
}

function Sections({ user, profile, yours }: YourProfileFormProps & { readonly yours: YourProfile }) {
  const t = useSentences(en)
  const { form, picture, busy } = yours
  return (
    <div className="yours-sections">
      <Visibility form={form} user={user} profile={profile} />
      <Section title={t('roommates.yours.about')}>
        <PictureField
          profile={profile}
          userId={user.id}
          picture={picture}
          disabled={busy}
          hint={t('roommates.yours.photo')}
        />
        <BioField form={form} />
        <div className="yours-pair">
          <GenderField form={form} />
          <OrganizationField form={form} />
        </div>
        <Link className="yours-settings" to="/account/profile">
          {t('roommates.yours.settings')}
        </Link>
      </Section>
      <Section title={t('roommates.yours.where')}>
        <div className="yours-pair">
          <LocationField form={form} />
          <BudgetField form={form} />
        </div>
      </Section>
      <Section title={t('roommates.yours.lifestyle')} text={t('roommates.yours.lifestyle.text')}>
        {(titleId) => <LifestyleField form={form} labelId={titleId} />}
      </Section>
      <Section title={t('roommates.yours.preferences')}>
        <PreferenceFields form={form} />
      </Section>
    </div>
  )
}

function Foot({ userId, yours }: { readonly userId: string; readonly yours: YourProfile }) {
  const t = useSentences(en)
  const { busy, failure, isEnabled } = yours
  const words = isEnabled ? t('roommates.yours.save') : t('roommates.yours.create')
  return (
    <div className="yours-foot at-foot">
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <div>
        {isEnabled ? <ButtonLink href={`/profile/${userId}`}>{t('roommates.yours.see')}</ButtonLink> : null}
        <Button type="submit" look="primary" busy={busy}>
          {busy ? t('roommates.yours.saving') : words}
        </Button>
      </div>
    </div>
  )
}

export function YourProfileForm({ user, profile }: YourProfileFormProps) {
  const t = useSentences(en)
  const yours = useYourProfile(user.id, profile)
  const { form, picture, discardDraft } = yours
  return (
    <>
      {discardDraft ? (
        <Banner
          tone="info"
          className="yours-kept"
          action={
            <Button size="s" onClick={discardDraft}>
              {t('roommates.yours.draft.discard')}
            </Button>
          }
        >
          {t('roommates.yours.draft')}
        </Banner>
      ) : null}
      <form
        noValidate
        className="yours-form"
        aria-label={t('roommates.yours.title')}
        onSubmit={(event) => {
          event.preventDefault()
          yours.save()
        }}
      >
        <Sections user={user} profile={profile} yours={yours} />
        <CardPreview
          userId={user.id}
          profile={profile}
          values={form.values}
          picture={picture.chosen?.preview}
        />
        <Foot userId={user.id} yours={yours} />
      </form>
      <LeaveGuard
        isDirty={yours.isDirty}
        title={t('roommates.yours.leave')}
        text={t('roommates.yours.leave.text')}
        stay={t('roommates.yours.leave.stay')}
        leave={t('roommates.yours.leave.go')}
        onLeave={yours.forgetDraft}
      />
    </>
  )
}
