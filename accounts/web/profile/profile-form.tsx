import { type OwnProfile, type ProfileCalls, profileFields } from '@basera/accounts/contract'
import { Banner, Button, ButtonLink, showToast, UsersRoundIcon } from '@basera/platform/design'
import { sentencesOf, useApi, useSentences } from '@basera/platform/web'
import { useSubmitForm } from '@basera/platform/web/form'
import { useState } from 'react'
import { type AboutField, type AboutValues, readAbout } from '../form/about-fields.tsx'
import en from '../locales/en.json'
import { showOwnProfile } from '../session/index.ts'
import type { SessionUser } from '../session/stored-session.ts'
import { PictureField } from './picture-field.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { saveProfile } from './save-profile.ts'
import { type Picture, usePicture } from './use-picture.ts'

interface ProfileFormProps {
  readonly profile: OwnProfile | null
  readonly user: SessionUser
  readonly onReload: () => void
}

const say = sentencesOf(en)

/** Sentences of broken rules. */
export const brokenRules = (values: AboutValues) => readAbout(profileFields, values).errors

const valuesOf = (profile: OwnProfile | null): AboutValues => ({
  full_name: profile?.full_name ?? '',
  age: profile?.age?.toString() ?? '',
  organization: profile?.organization ?? '',
})

function useProfileForm({ profile, onReload }: ProfileFormProps, picture: Picture) {
  const api = useApi<ProfileCalls>()
  const [pictureFailure, setPictureFailure] = useState<string>()
  const form = useSubmitForm<AboutField>({
    initial: valuesOf(profile),
    check: brokenRules,
    send: async (values) => {
      setPictureFailure(undefined)
      const saving = await saveProfile(api, values, await picture.chosen?.file)
      setPictureFailure(saving.pictureFailure)
      if (saving.picture === 'kept' || saving.picture === 'refused') picture.forget()
      if (saving.refusal) {
        if (saving.picture === 'kept') onReload()
        return saving.refusal
      }
      if (saving.profile) showOwnProfile(saving.profile)
      return () => showToast(say('accounts.profile.saved'))
    },
  })
  const choose = (file: File | undefined) => {
    setPictureFailure(undefined)
    picture.choose(file)
  }
  return { form, pictureFailure, choose }
}

export function ProfileForm(props: ProfileFormProps) {
  const { profile, user } = props
  const t = useSentences(en)
  const picture = usePicture()
  const { form, pictureFailure, choose } = useProfileForm(props, picture)
  return (
    <form className="grid gap-[22px]" aria-label={t('accounts.profile.title')} {...form.form}>
      <PictureField
        profile={profile}
        userId={user.id}
        picture={{ ...picture, choose }}
        disabled={form.busy}
        failure={pictureFailure}
      />
      <ProfileFields email={profile?.email ?? user.email} form={form} />
      {form.banner ? <Banner tone="danger">{form.banner}</Banner> : null}
      <div className="flex flex-wrap gap-3 pt-1.5">
        <Button type="submit" look="primary" busy={form.busy}>
          {t(form.busy ? 'accounts.profile.saving' : 'accounts.profile.save')}
        </Button>
        <ButtonLink href="/your-profile" icon={<UsersRoundIcon />}>
          {t('accounts.profile.roommate')}
        </ButtonLink>
      </div>
    </form>
  )
}
