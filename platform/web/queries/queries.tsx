import { Problem } from '@basera/platform/contract'
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

export { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** Further tries of a reading that failed because the server could not be reached or was busy. */
const retries = 2

const isPassing = (error: unknown) => error instanceof Problem && error.code === 'service_unavailable'

const createQueryClient = () =>
  new QueryClient({
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

/**
 * What screens have read, kept while the page lives: one for the whole browser. Readings count as fresh for 30 s; a refusal
 * is not asked for again.
 */
export const queryClient = createQueryClient()

/** Lets what is inside read by queries. Bring it in with a guarded page: pages for visitors do without. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** Like {@link Queries}, for pages that the server renders too: there every rendering has a cache of its own. */
export function ServedQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => (typeof document === 'undefined' ? createQueryClient() : queryClient))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** Drops all but the latest `most` readings under a key that no component shows. */
export function keepLatest(client: QueryClient, queryKey: readonly unknown[], most: number): void {
  const unused = client.getQueryCache().findAll({ queryKey, type: 'inactive' })
  const latestFirst = unused.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  for (const { queryKey: oldest } of latestFirst.slice(most)) {
    client.removeQueries({ queryKey: oldest, exact: true })
  }
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
