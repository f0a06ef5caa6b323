import { useSession } from '@basera/accounts/web'
import { Problem } from '@basera/platform/contract'
import { Avatar, BackLink, Banner, Button, ButtonLink, EmptyState } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { langOf, useSentences } from '@basera/platform/web'
import { Queries } from '@basera/platform/web/queries'
import type { Group, GroupMember } from '@basera/roommates/contract'
import { type ComponentType, useContext, useState } from 'react'
import { Link } from 'react-router'
import en from '../locales/en.json'
import { type MessageProps, MessageSlot } from '../profile/message-slot.ts'
import { GroupComing, GroupFailed } from './group-coming.tsx'
import { GroupFacts, SharedMusts } from './group-parts.tsx'
import { groupsPath, ownGroupPath } from './group-paths.ts'
import { memberName } from './group-words.ts'
import { useGroup } from './use-groups.ts'

/** Hidden, malformed and missing ids look alike. */
const isMissing = (error: Error | null) =>
  error instanceof Problem && (error.code === 'not_found' || error.code === 'validation_failed')

/** /group/{id} (roommates.group-shown) */
export function GroupScreen({ id }: { readonly id: string }) {
  return (
    <Queries>
      <OneGroup id={id} />
    </Queries>
  )
}

function OneGroup({ id }: { readonly id: string }) {
  const t = useSentences(en)
  const { data, error, isFetching, refetch } = useGroup(id)
  return (
    <>
      <BackLink href={groupsPath} look="quiet" size="s" className="group-back">
        {t('roommates.groups.title')}
      </BackLink>
      {isMissing(error) ? (
        <EmptyState scene={<ScenePlate />} title={t('roommates.group.gone')} level={1}>
          {t('roommates.group.goneWhy')}
        </EmptyState>
      ) : data ? (
        <ShownGroup group={data} />
      ) : error && !isFetching ? (
        <GroupFailed onRetry={() => void refetch()} />
      ) : (
        <GroupComing />
      )}
    </>
  )
}

function ShownGroup({ group }: { readonly group: Group }) {
  const t = useSentences(en)
  const [failure, setFailure] = useState<string>()
  return (
    <div className="group-narrow">
      <div className="group-head">
        <h1 className="text-h1" lang={langOf(group.name)}>
          {group.name}
        </h1>
        {group.is_own ? (
          <ButtonLink href={ownGroupPath}>{t('roommates.group.manage')}</ButtonLink>
        ) : (
          <Link className="link" to={`/account/reports?group=${group.id}`} rel="nofollow">
            {t('roommates.group.report')}
          </Link>
        )}
      </div>
      {group.about && (
        <p className="group-about" lang={langOf(group.about)}>
          {group.about}
        </p>
      )}
      <GroupFacts group={group} />
      {failure && <Banner tone="danger">{failure}</Banner>}
      <h2 className="text-h2">{t('roommates.group.members', { n: group.members.length })}</h2>
      <ul className="group-members">
        {group.members.map((member) => (
          <Member key={member.id} member={member} onFailure={setFailure} />
        ))}
      </ul>
      {group.musts.length > 0 && (
        <>
          <h2 className="text-h2">{t('roommates.group.musts')}</h2>
          <SharedMusts musts={group.musts} />
        </>
      )}
    </div>
  )
}

interface MemberProps {
  readonly member: GroupMember
  readonly onFailure: (sentence: string) => void
}

/** roommates.group-contact */
function Member({ member, onFailure }: MemberProps) {
  const ownId = useSession().user?.id
  const name = memberName(member)
  return (
    <li>
      <Avatar name={name} userId={member.id} src={member.avatar_url} size={56} />
      <div>
        <Link className="link" to={`/profile/${member.id}`}>
          {name}
        </Link>
      </div>
      {member.id !== ownId && <WriteTo member={member} onFailure={onFailure} />}
    </li>
  )
}

function WriteTo({ member: { id, name, avatar_url }, onFailure }: MemberProps) {
  const t = useSentences(en)
  const load = useContext(MessageSlot)
  const [Message, setMessage] = useState<ComponentType<MessageProps>>()
  const open = async () => {
    const Loaded = await load?.().catch(() => undefined)
    if (Loaded) setMessage(() => Loaded)
    else onFailure(t('roommates.profile.messageFailed'))
  }
  return (
    <>
      <Button size="s" onClick={() => void open()}>
        {name ? t('roommates.profile.message', { name }) : t('roommates.profile.messageNobody')}
      </Button>
      {Message && (
        <Message person={{ id, full_name: name, avatar_url }} onClose={() => setMessage(undefined)} />
      )}
    </>
  )
}
