import type { OwnProfile, ProfileCalls } from '@basera/accounts/contract'
import { type Picture, showOwnProfile, useOwnProfile, usePicture } from '@basera/accounts/web'
import { showToast } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { useEffect, useRef, useState } from 'react'
import en from '../../locales/en.json'
import { draftOf, draftStore } from '../draft/profile-draft.ts'
import { profileBody, profileChanges, useProfileForm } from '../form/profile-form.ts'
import { valuesOf } from '../form/profile-values.ts'
import { type Saving, saveProfile } from './save-profile.ts'

/** What is kept on the device of a form that was not saved, and how to be rid of it. */
function useDraft(userId: string, profile: OwnProfile | null) {
  const store = draftStore(userId)
  const [base, setBase] = useState(() => valuesOf(profile))
  const [first] = useState(() => store.read())
  const form = useProfileForm({ ...base, ...first })
  const [isOffered, setOffered] = useState(() => draftOf(base, form.values) !== null)
  const draft = JSON.stringify(draftOf(base, form.values))
  useEffect(() => {
    if (JSON.stringify(store.read()) !== draft) store.write(JSON.parse(draft))
  }, [store, draft])
  return {
    form,
    base,
    setBase,
    isOffered,
    /** The form no longer is what was typed last time. */
    settle: () => setOffered(false),
    forget: () => store.write(null),
  }
}

/** The picture follows its own fate: what is kept or refused for good is chosen no longer. */
function settlePicture({ forget }: Picture, { picture }: Saving): void {
  if (picture === 'kept' || picture === 'refused') forget()
}

/** The state of the page: form and picture against the profile as it is, and the way to save (marketplace 4). */
export function useYourProfile(userId: string, profile: OwnProfile | null) {
  const api = useApi<ProfileCalls>()
  const t = useSentences(en)
  const { reload } = useOwnProfile()
  const { form, base, setBase, ...draft } = useDraft(userId, profile)
  const picture = usePicture()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const working = useRef(false)
  const typed = useRef(form.values)
  useEffect(() => {
    typed.current = form.values
  }, [form.values])
  const isEnabled = profile?.is_roommate_profile_enabled ?? false
  const changes = profileChanges(base, form.values)

  const take = (saved: OwnProfile, sent: typeof form.values) => {
    const values = valuesOf(saved)
    const isUntouched = typed.current === sent
    if (isUntouched) {
      form.replace(values)
      draft.forget()
    }
    setBase(isUntouched ? values : sent)
    showOwnProfile(saved)
    showToast(t('roommates.yours.saved'))
    draft.settle()
  }

  const send = async () => {
    const sent = form.values
    // A first save names every field, for only those of this form make a profile one that can be shown (marketplace 4).
    const body = isEnabled ? changes : profileBody(sent)
    const saving = await saveProfile(api, body, picture.chosen?.file, setFailure)
    settlePicture(picture, saving)
    setFailure(saving.failure)
    if (saving.profile) return take(saving.profile, sent)
    if (saving.picture === 'kept') reload()
    // What is said beside fields needs no second sentence.
    if (saving.errors && form.refuse(saving.errors)) setFailure(undefined)
  }

  return {
    form,
    picture,
    busy,
    failure: failure ?? (Object.keys(form.errors).length > 0 ? t('roommates.yours.check') : undefined),
    isEnabled,
    isDirty: Object.keys(changes).length > 0 || picture.chosen !== undefined,
    /** Goes back to what is saved; only while the form holds what was typed last time. */
    discardDraft: draft.isOffered
      ? () => {
          form.replace(base)
          draft.settle()
        }
      : undefined,
    forgetDraft: draft.forget,
    /** Once, however often it is asked for meanwhile. */
    save: () => {
      if (working.current) return
      setFailure(undefined)
      if (!form.check()) return
      working.current = true
      setBusy(true)
      void send().finally(() => {
        working.current = false
        setBusy(false)
      })
    },
  }
}

export type YourProfile = ReturnType<typeof useYourProfile>
