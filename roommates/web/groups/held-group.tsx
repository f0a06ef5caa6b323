import { useSession } from '@basera/accounts/web'
import { Avatar, Banner, Button, ButtonLink, Dialog } from '@basera/platform/design'
import { langOf, useSentences } from '@basera/platform/web'
import { groupMembersMax, groupMembersMin, type OwnGroup } from '@basera/roommates/contract'
import { useState } from 'react'
import en from '../locales/en.json'
import { GroupForm, type GroupText } from './group-form.tsx'
import { GroupFacts } from './group-parts.tsx'
import { groupPath } from './group-paths.ts'
import { memberName } from './group-words.ts'
import { InviteToGroup } from './invite-to-group.tsx'
import { OwnMusts } from './own-musts.tsx'
import { useGroupChange } from './use-groups.ts'

/** One's group as its members see it. */
export function HeldGroup({ group }: { readonly group: OwnGroup }) {
  const t = useSentences(en)
  const [isEditing, setEditing] = useState(false)
  const { change, isBusy, failure } = useGroupChange()
  const params = { id: group.id }
  // One press, no question: nothing is lost but the seat, and another member can invite again.
  const leave = () =>
    void change(async (api) => {
      await api('DELETE /api/me/groups/{id}', { params })
      return undefined
    })
  return (
    <div className="group-narrow">
      <h1 className="text-h1 group-name" lang={langOf(group.name)}>
        {group.name}
      </h1>
      <ShownNote group={group} />
      {group.about && (
        <p className="group-about" lang={langOf(group.about)}>
          {group.about}
        </p>
      )}
      <GroupFacts group={group} />
      <div className="group-acts">
        <Button aria-haspopup="dialog" onClick={() => setEditing(true)}>
          {t('roommates.group.edit')}
        </Button>
        {group.is_shown && <ButtonLink href={groupPath(group.id)}>{t('roommates.group.asSeen')}</ButtonLink>}
        <Button look="danger-quiet" busy={isBusy} onClick={leave}>
          {t('roommates.group.leave')}
        </Button>
      </div>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Members group={group} />
      {group.members.length < groupMembersMax && <InviteToGroup group={group} />}
      <OwnMusts group={group} />
      {isEditing && <EditDialog group={group} onClose={() => setEditing(false)} />}
    </div>
  )
}

/** Whether others find it, and if not, why. */
function ShownNote({ group }: { readonly group: OwnGroup }) {
  const t = useSentences(en)
  if (group.is_shown) return <p className="group-lead">{t('roommates.group.shown')}</p>
  const isAlone = group.members.length < groupMembersMin
  return <Banner tone="info">{t(isAlone ? 'roommates.group.alone' : 'roommates.group.notShown')}</Banner>
}

function Members({ group }: { readonly group: OwnGroup }) {
  const t = useSentences(en)
  const ownId = useSession().user?.id
  return (
    <>
      <h2 className="text-h2">{t('roommates.group.members', { n: group.members.length })}</h2>
      <ul className="group-members">
        {group.members.map((member) => (
          <li key={member.id}>
            <Avatar name={memberName(member)} userId={member.id} src={member.avatar_url} size={44} />
            <div>
              {member.id === ownId
                ? t('roommates.group.you', { name: memberName(member) })
                : memberName(member)}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What differs from what the dialog opened with: the rest may be changed by others meanwhile. */
const changesOf = (before: GroupText, text: GroupText): Partial<GroupText> =>
  Object.fromEntries(
    Object.entries(text).filter(([name, value]) => before[name as keyof GroupText] !== value),
  )

function EditDialog({ group, onClose }: { readonly group: OwnGroup; readonly onClose: () => void }) {
  const t = useSentences(en)
  const { change, isBusy, failure, errors } = useGroupChange()
  const [before] = useState(group)
  const params = { id: group.id }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('roommates.group.edit')}
      closeLabel={t('roommates.filters.close')}
      width={520}
    >
      <GroupForm
        text={before}
        submitWords={t('roommates.group.save')}
        isBusy={isBusy}
        failure={failure}
        refused={errors}
        onSubmit={async (text) => {
          const body = changesOf(before, text)
          if (await change((api) => api('PATCH /api/me/groups/{id}', { params, body }))) onClose()
        }}
      />
    </Dialog>
  )
}
