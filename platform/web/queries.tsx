import { Problem } from '@basera/platform/contract'
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

export { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const maxRetriesWhenBusy = 2

const isTemporary = (error: unknown) => error instanceof Problem && error.code === 'service_unavailable'

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => isTemporary(error) && count < maxRetriesWhenBusy,
        // The API client reports being offline itself.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })

export const queryClient = createQueryClient()

/** Asks again. An answer under way may be older than the change: it is dropped, a first one too. */
export async function askAnew(queryKey: readonly unknown[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

/** The query cache for pages that only the browser renders. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** Like {@link Queries} for server-rendered pages: each render on the server has its own cache. */
export function ServedQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => (typeof document === 'undefined' ? createQueryClient() : queryClient))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** Drops unused results under a key, except the latest `count`. */
export function keepLatest(client: QueryClient, queryKey: readonly unknown[], count: number): void {
  const unused = client.getQueryCache().findAll({ queryKey, type: 'inactive' })
  const latestFirst = unused.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  for (const { queryKey: oldest } of latestFirst.slice(count)) {
    client.removeQueries({ queryKey: oldest, exact: true })
  }
}

interface SavedSwitch<Saved> {
  readonly saved: boolean
  /** Changes of one scope are sent in order. */
  readonly scope: string
  readonly save: (on: boolean) => Promise<Saved>
  readonly onSaved: (saved: Saved) => void
}

/** A switch that saves at once and shows the pressed state until the server answered. */
export function useSavedSwitch<Saved>({ saved, scope, save, onSaved }: SavedSwitch<Saved>) {
  // The mutation's variables come a moment later: the switch would flip back until then.
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
