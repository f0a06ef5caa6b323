import { Problem } from '@basera/platform/contract'
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

export { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** Further tries of a reading that failed because the server could not be reached or was busy. */
const retries = 2

const isPassing = (error: unknown) => error instanceof Problem && error.code === 'service_unavailable'

/**
 * What screens of members have read, kept while the page lives. One for the whole browser: guarded pages render there
 * only. Readings count as fresh for 30 s; a refusal is not asked for again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => isPassing(error) && count < retries,
      // The API client tells of being offline itself.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** Lets what is inside read by queries. Bring it in with a guarded page: pages for visitors do without. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

interface SavedSwitch<Saved> {
  /** What the server said last. */
  readonly saved: boolean
  /** Presses of one scope reach the server one after the other, in their order. */
  readonly scope: string
  readonly save: (on: boolean) => Promise<Saved>
  readonly onSaved: (saved: Saved) => void
}

/** A switch that takes effect at once: it shows what was pressed until the server has answered. */
export function useSavedSwitch<Saved>({ saved, scope, save, onSaved }: SavedSwitch<Saved>) {
  // Not the mutation's own word for it, which comes a moment after the press: the switch would spring back until then.
  const [pressed, setPressed] = useState<boolean>()
  const change = useMutation({ scope: { id: scope }, mutationFn: save, onSuccess: onSaved }, queryClient)
  return {
    isOn: pressed ?? saved,
    hasFailed: change.isError,
    turn(on: boolean) {
      setPressed(on)
      change.mutate(on, { onSettled: () => setPressed(undefined) })
    },
  }
}
