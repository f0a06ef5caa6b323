import { Problem } from '@basera/platform/contract'
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

export { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** Retries of a query that failed because the server could not be reached or was busy. */
const maxRetries = 2

const isTemporary = (error: unknown) => error instanceof Problem && error.code === 'service_unavailable'

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => isTemporary(error) && count < maxRetries,
        // The API client reports being offline itself.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })

/** The query cache of all screens in this browser. */
export const queryClient = createQueryClient()

/** Provides the query cache to pages that only the browser renders, such as guarded ones. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** Like {@link Queries}, for pages that the server renders too: there every render has its own cache. */
export function ServedQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => (typeof document === 'undefined' ? createQueryClient() : queryClient))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** Drops unused query results under a key, except for the latest `count`. */
export function keepLatest(client: QueryClient, queryKey: readonly unknown[], count: number): void {
  const unused = client.getQueryCache().findAll({ queryKey, type: 'inactive' })
  const latestFirst = unused.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  for (const { queryKey: oldest } of latestFirst.slice(count)) {
    client.removeQueries({ queryKey: oldest, exact: true })
  }
}

interface SavedSwitch<Saved> {
  /** The server's last value. */
  readonly saved: boolean
  /** Changes of one scope reach the server in order, one at a time. */
  readonly scope: string
  readonly save: (on: boolean) => Promise<Saved>
  readonly onSaved: (saved: Saved) => void
}

/** A switch that is saved at once; it shows the pressed state until the server has answered. */
export function useSavedSwitch<Saved>({ saved, scope, save, onSaved }: SavedSwitch<Saved>) {
  // The mutation's own variables come a moment after the press: the switch would flip back until then.
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
