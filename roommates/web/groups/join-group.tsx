import { Problem } from '@basera/platform/contract'
import { Banner, Button, ButtonLink, EmptyState } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useApi, useSentences } from '@basera/platform/web'
import { Queries, useQuery } from '@basera/platform/web/queries'
import { type GroupCalls, type GroupInvitation, groupSentences } from '@basera/roommates/contract'
import { useNavigate } from 'react-router'
import en from '../locales/en.json'
import { GroupComing, GroupFailed } from './group-coming.tsx'
import { groupsPath, ownGroupPath, profileForGroupPath } from './group-paths.ts'
import { useGroupChange } from './use-groups.ts'

/** Who invites, and the button that joins (roommates.group-invitation). */
export function JoinGroup({ token }: { readonly token: string }) {
  return (
    <Queries>
      <AskedToJoin token={token} />
    </Queries>
  )
}

function AskedToJoin({ token }: { readonly token: string }) {
  const t = useSentences(en)
  const api = useApi<GroupCalls>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['roommates', 'group-invitation', token],
    queryFn: ({ signal }) => api('GET /api/group-invitations/{token}', { params: { token } }, { signal }),
    staleTime: 0,
  })
  if (data) return <Invitation token={token} invitation={data} />
  if (!error || isFetching) return <GroupComing />
  const isOver = error instanceof Problem && ['not_found', 'validation_failed'].includes(error.code)
  if (!isOver) return <GroupFailed onRetry={() => void refetch()} />
  return (
    <EmptyState
      scene={<SceneSuitcase />}
      title={t('roommates.group.joinOver')}
      level={1}
      actions={<ButtonLink href={groupsPath}>{t('roommates.groups.title')}</ButtonLink>}
    >
      {groupSentences.invitationOver}
    </EmptyState>
  )
}

interface InvitationProps {
  readonly token: string
  readonly invitation: GroupInvitation
}

const obstacles = {
  profile: groupSentences.profileFirst,
  'no-other-group': groupSentences.inGroup,
  seat: groupSentences.full,
} as const

function Invitation({ token, invitation }: InvitationProps) {
  const t = useSentences(en)
  const navigate = useNavigate()
  const { change, isBusy, failure } = useGroupChange()
  const { needs, is_member: isMember, group, members } = invitation
  const accept = async () => {
    const params = { token }
    const isDone = await change((api) => api('POST /api/group-invitations/{token}/accept', { params }))
    if (isDone) void navigate(ownGroupPath, { replace: true })
  }
  const action = needs ? (
    <Way needs={needs} token={token} />
  ) : isMember ? (
    <ButtonLink look="primary" href={ownGroupPath}>
      {t('roommates.group.yours')}
    </ButtonLink>
  ) : (
    <Button look="primary" busy={isBusy} onClick={() => void accept()}>
      {t('roommates.group.joinAccept')}
    </Button>
  )
  return (
    <>
      <EmptyState
        scene={<SceneSuitcase />}
        title={t('roommates.group.join', { name: invitation.name ?? t('roommates.card.someone'), group })}
        level={1}
        actions={action}
      >
        {needs ? obstacles[needs] : t('roommates.group.joinText', { n: members })}
      </EmptyState>
      {failure && <Banner tone="danger">{failure}</Banner>}
    </>
  )
}

interface WayProps {
  readonly needs: NonNullable<GroupInvitation['needs']>
  readonly token: string
}

/** Where what stands against joining can be changed. */
function Way({ needs, token }: WayProps) {
  const t = useSentences(en)
  if (needs === 'seat') return <ButtonLink href={groupsPath}>{t('roommates.groups.title')}</ButtonLink>
  return needs === 'profile' ? (
    <ButtonLink look="primary" href={profileForGroupPath(token)}>
      {t('roommates.browse.createProfile')}
    </ButtonLink>
  ) : (
    <ButtonLink look="primary" href={ownGroupPath}>
      {t('roommates.group.yours')}
    </ButtonLink>
  )
}
