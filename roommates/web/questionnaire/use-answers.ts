import { useSession } from '@basera/accounts/web'
import { useApi } from '@basera/platform/web'
import { useQuery, useQueryClient } from '@basera/platform/web/queries'
import {
  type AnswerChanges,
  type Answers,
  answeredCount,
  type RoommateCalls,
} from '@basera/roommates/contract'

const keyOf = (userId: string | undefined) => ['roommates', userId, 'answers']

/** One's own answers; undefined until they are known. */
export function useAnswers() {
  const api = useApi<RoommateCalls>()
  const userId = useSession().user?.id
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) => (await api('GET /api/roommates/answers', {}, { signal })).answers,
    enabled: userId !== undefined,
  })
}

/** Saves changes; what was found by the answers of before is asked for again. */
export function useSaveAnswers() {
  const api = useApi<RoommateCalls>()
  const queries = useQueryClient()
  const userId = useSession().user?.id
  return async (changes: AnswerChanges): Promise<Answers> => {
    const { answers } = await api('PATCH /api/roommates/answers', { body: changes })
    for (const what of ['search', 'profile']) queries.removeQueries({ queryKey: ['roommates', userId, what] })
    queries.setQueryData(keyOf(userId), answers)
    return answers
  }
}

/** How many questions are answered; undefined until it is known. */
export function useAnsweredCount(): number | undefined {
  const { data } = useAnswers()
  return data && answeredCount(data)
}
