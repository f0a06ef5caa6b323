import type { OwnProfile, ProfileCalls } from '@basera/accounts/contract'
import { type Picture, showOwnProfile, useOwnProfile, usePicture } from '@basera/accounts/web'
import { showToast } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { groupParam, joinGroupPath } from '../../groups/group-paths.ts'
import en from '../../locales/en.json'
import { draftOf, draftStore } from '../draft/profile-draft.ts'
import { profileBody, profileChanges, useProfileForm } from '../form/profile-form.ts'
import { valuesOf } from '../form/profile-values.ts'
import { type Saving, saveProfile } from './save-profile.ts'

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
    settle: () => setOffered(false),
    forget: () => store.write(null),
  }
}

/** Pictures saved or refused for good are no longer chosen. */
function settlePicture({ forget }: Picture, { picture }: Saving): void {
  if (picture === 'kept' || picture === 'refused') forget()
}

/** Goes on to the group that somebody without a profile was invited to. */
function useReturnToInvitation(isSaved: boolean): void {
  const token = useSearchParams()[0].get(groupParam)
  const navigate = useNavigate()
  useEffect(() => {
    if (token && isSaved) navigate(joinGroupPath(token), { replace: true })
  }, [token, isSaved, navigate])
}

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
  const isDirty = Object.keys(changes).length > 0 || picture.chosen !== undefined
  useReturnToInvitation(isEnabled && !isDirty && !busy)

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
    // A first save names every field of this form, which enables the profile (accounts.roommate-enabled).
    const body = isEnabled ? changes : profileBody(sent)
    const saving = await saveProfile(api, body, picture.chosen?.file, setFailure)
    settlePicture(picture, saving)
    setFailure(saving.failure)
    if (saving.profile) return take(saving.profile, sent)
    if (saving.picture === 'kept') reload()
    // Errors beside fields need no second sentence.
    if (saving.errors && form.refuse(saving.errors)) setFailure(undefined)
  }

  return {
    form,
    picture,
    busy,
    failure: failure ?? (Object.keys(form.errors).length > 0 ? t('roommates.yours.check') : undefined),
    isEnabled,
    isDirty,
    /** Only while the form holds the restored draft. */
    discardDraft: draft.isOffered
      ? () => {
          form.replace(base)
          draft.settle()
        }
      : undefined,
    forgetDraft: draft.forget,
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
