import { useSession } from '@basera/accounts/web'
import { deviceStore, sentencesOf, useApi } from '@basera/platform/web'
import { queryClient, useQuery } from '@basera/platform/web/queries'
import type { AppealCalls, ToldDecision } from '@basera/trust/contract'
import en from '../locales/en.json'

const t = sentencesOf(en)

/** A decision about the member, with the token of its page. */
export type OwnDecision = ToldDecision & { readonly token: string }

/** What was decided about the member, the last first (trust.decision-met). */
export function useOwnDecisions() {
  const api = useApi<AppealCalls>()
  const userId = useSession().user?.id
  return useQuery(
    {
      queryKey: ['decisions', userId],
      queryFn: ({ signal }) => api('GET /api/me/decisions', {}, { signal }),
      enabled: userId !== undefined,
    },
    queryClient,
  )
}

export const pageOfDecision = (token: string): string => `/decision/${token}`

/** What it is about: the title, or the kind of thing. */
export const aboutWhat = ({ title, subject_kind }: ToldDecision): string =>
  title ? `“${title}”` : t(`trust.decision.what.${subject_kind}`)

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Beginnings of the tokens of decisions whose page was opened on this device. */
const read = deviceStore<readonly string[]>('basera-decisions-read', [], isTexts)
const mostRead = 50
const nameOf = (token: string) => token.slice(0, 16)

export function noteRead(token: string): void {
  const known = read.read()
  const name = nameOf(token)
  if (!known.includes(name)) read.write([name, ...known].slice(0, mostRead))
}

/** Those that can still be appealed against, and were not opened here. */
export function useUnread(decisions: readonly OwnDecision[]): readonly OwnDecision[] {
  const known = read.use()
  return decisions.filter(
    ({ token, decision, reversed_at, appeal, appeal_until }) =>
      decision !== 'nothing' &&
      !reversed_at &&
      !appeal &&
      new Date(appeal_until) > new Date() &&
      !known.includes(nameOf(token)),
  )
}
