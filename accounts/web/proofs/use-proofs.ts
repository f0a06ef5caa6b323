import { emailField, type ProofCalls, type ShownProofs } from '@basera/accounts/contract'
import { useApi } from '@basera/platform/web'
import { judge, useSubmitForm } from '@basera/platform/web/form'
import { queryClient, useQuery } from '@basera/platform/web/queries'
import { codeField, refusalOf } from '../form/refusal-of.ts'
import { useSession } from '../session/index.ts'

const keyOf = (userId: string | undefined) => ['accounts', 'proofs', userId] as const

export function useProofs() {
  const api = useApi<ProofCalls>()
  const userId = useSession().user?.id
  const { data, isError, refetch } = useQuery(
    {
      queryKey: keyOf(userId),
      queryFn: ({ signal }) => api('GET /api/me/proofs', {}, { signal }),
      staleTime: 0,
    },
    queryClient,
  )
  const show = (proofs: ShownProofs) => queryClient.setQueryData(keyOf(userId), proofs)
  return { proofs: data, hasFailed: isError && !data, reload: () => void refetch(), show }
}

export function useWorkAddress(onSent: (email: string) => void) {
  const api = useApi<ProofCalls>()
  return useSubmitForm<'email'>({
    initial: { email: '' },
    check: ({ email }) => judge({ email: emailField }, { email }).errors,
    send: async ({ email }) => {
      try {
        const sent = await api('POST /api/me/work/code', { body: { email } })
        return () => onSent(sent.email)
      } catch (error) {
        return refusalOf(error, ({ errors }) => (errors[0]?.field === 'email' ? 'email' : undefined))
      }
    },
  })
}

export function useWorkCode(onProven: (proofs: ShownProofs) => void) {
  const api = useApi<ProofCalls>()
  return useSubmitForm<'code'>({
    initial: { code: '' },
    check: () => ({}),
    send: async ({ code }) => {
      try {
        const proofs = await api('PUT /api/me/work', { body: { code } })
        return () => onProven(proofs)
      } catch (error) {
        return refusalOf(error, codeField)
      }
    },
  })
}
