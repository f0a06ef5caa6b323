import type { ConsentCalls, OwnProfile, ProfileCalls } from '@basera/accounts/contract'
import { useApi } from '@basera/platform/web'
import { askAnew, queryClient, useQuery, useSavedSwitch } from '@basera/platform/web/queries'
import { showOwnProfile, useSession } from '../../../session/index.ts'

export type ProfileSwitch = 'is_listed' | 'show_email'

const keyOf = (userId: string | undefined) => ['accounts', 'consents', userId] as const

export function useConsents() {
  const api = useApi<ConsentCalls>()
  const { user } = useSession()
  const reading = useQuery(
    {
      queryKey: keyOf(user?.id),
      queryFn: ({ signal }) => api('GET /api/me/consents', {}, { signal }),
      // Switches are turned elsewhere, too.
      staleTime: 0,
    },
    queryClient,
  )
  const reload = () => void askAnew(keyOf(user?.id))
  return { consents: reading.data, hasFailed: reading.isError, reload }
}

export function useProfileSwitch(field: ProfileSwitch, profile: OwnProfile, onChanged: () => void) {
  const api = useApi<ProfileCalls>()
  return useSavedSwitch({
    saved: profile[field],
    scope: 'profile-switches',
    save: (on) => api('PATCH /api/me/profile', { body: { [field]: on } }),
    onSaved(own) {
      showOwnProfile(own)
      onChanged()
    },
  })
}
