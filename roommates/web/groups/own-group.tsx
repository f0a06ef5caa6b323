import { BackLink, ButtonLink, EmptyState } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { Queries } from '@basera/platform/web/queries'
import { groupSentences } from '@basera/roommates/contract'
import { useState } from 'react'
import en from '../locales/en.json'
import { GroupComing, GroupFailed } from './group-coming.tsx'
import { GroupForm, type GroupText } from './group-form.tsx'
import { groupsPath } from './group-paths.ts'
import { HeldGroup } from './held-group.tsx'
import { useGroupChange, useOwnGroup } from './use-groups.ts'

const empty: GroupText = { name: '', seeks: 'home', place: '', move_in: null, about: null }

/** /groups/yours: one's group, or the form that makes it. */
export function OwnGroup() {
  return (
    <Queries>
      <HeldOrNew />
    </Queries>
  )
}

function HeldOrNew() {
  const t = useSentences(en)
  const { data, error, isFetching, refetch } = useOwnGroup()
  return (
    <>
      <BackLink href={groupsPath} look="quiet" size="s" className="group-back">
        {t('roommates.groups.title')}
      </BackLink>
      {data ? (
        data.group ? (
          <HeldGroup group={data.group} />
        ) : data.needs_profile ? (
          <ProfileFirst />
        ) : (
          <MakeGroup />
        )
      ) : error && !isFetching ? (
        <GroupFailed onRetry={() => void refetch()} />
      ) : (
        <GroupComing />
      )}
    </>
  )
}

function ProfileFirst() {
  const t = useSentences(en)
  return (
    <EmptyState
      scene={<SceneSuitcase />}
      title={t('roommates.group.make')}
      level={1}
      actions={
        <ButtonLink look="primary" href="/your-profile">
          {t('roommates.browse.createProfile')}
        </ButtonLink>
      }
    >
      {groupSentences.profileFirst}
    </EmptyState>
  )
}

function MakeGroup() {
  const t = useSentences(en)
  const { change, isBusy, failure, errors } = useGroupChange()
  // One form makes one group, however often it is sent.
  const [id] = useState(() => crypto.randomUUID())
  async function make(text: GroupText) {
    const isMade = await change((api) => api('POST /api/me/groups', { body: { id, ...text } }))
    if (isMade) window.scrollTo({ top: 0 })
  }
  return (
    <div className="group-narrow">
      <h1 className="text-h1">{t('roommates.group.make')}</h1>
      <p className="group-lead">{t('roommates.group.makeLead')}</p>
      <GroupForm
        text={empty}
        submitWords={t('roommates.group.make')}
        isBusy={isBusy}
        failure={failure}
        refused={errors}
        onSubmit={(text) => void make(text)}
      />
    </div>
  )
}
