import type { ConsentCalls, OwnProfile, ProfileCalls } from '@basera/accounts/contract'
import { useApi } from '@basera/platform/web'
import { queryClient, useMutation, useQuery } from '@basera/platform/web/queries'
import { useState } from 'react'
import { showOwnProfile, useSession } from '../../../session/index.ts'

/** The switches of the roommate profile that stand here too, by their fields. */
export type ProfileSwitch = 'is_listed' | 'show_email'

const keyOf = (userId: string | undefined) => ['accounts', 'consents', userId] as const

/** What the member has agreed to, and how to read it anew. */
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
  const reload = () => void queryClient.invalidateQueries({ queryKey: keyOf(user?.id) })
  return { consents: reading.data, hasFailed: reading.isError, reload }
}

/** One switch of the roommate profile; it shows what was pressed until the server has answered. */
export function useProfileSwitch(field: ProfileSwitch, profile: OwnProfile, onChanged: () => void) {
  const api = useApi<ProfileCalls>()
  // Not the mutation's own word for it, which comes a moment after the press: the switch would spring back until then.
  const [pressed, setPressed] = useState<boolean>()
  const change = useMutation(
    {
      // Two presses one after the other reach the server in that order.
      scope: { id: 'profile-switches' },
      mutationFn: (on: boolean) => api('PATCH /api/me/profile', { body: { [field]: on } }),
      onSuccess: (saved) => {
        showOwnProfile(saved)
        onChanged()
      },
    },
    queryClient,
  )
  return {
    isOn: pressed ?? profile[field],
    hasFailed: change.isError,
    turn(on: boolean) {
      setPressed(on)
      change.mutate(on, { onSettled: () => setPressed(undefined) })
    },
  }
}
