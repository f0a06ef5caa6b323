import { Problem } from '@basera/platform/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

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
