import { useSession } from '@basera/accounts/web'
import { useApi, useSentences } from '@basera/platform/web'
import { useQuery } from '@basera/platform/web/queries'
import type { GroupCalls } from '@basera/roommates/contract'
import { Link } from 'react-router'
import en from '../locales/en.json'
import { groupPath } from './group-paths.ts'

/** The way from a profile to the group of its member; nothing where there is none. */
export function GroupOfPerson({ id }: { readonly id: string }) {
  const t = useSentences(en)
  const api = useApi<GroupCalls>()
  const userId = useSession().user?.id
  const group = useQuery({
    queryKey: ['roommates', userId, 'group-of', id],
    queryFn: ({ signal }) => api('GET /api/roommates/{id}/group', { params: { id } }, { signal }),
    enabled: userId !== undefined,
  }).data?.group
  if (!group) return null
  return (
    <p>
      {t('roommates.group.in')}{' '}
      <Link className="link wrap-anywhere" to={groupPath(group.id)}>
        {group.name}
      </Link>
    </p>
  )
}
