import { ButtonLink, PersonCard } from '@basera/platform/design'
import { langOf, useSentences } from '@basera/platform/web'
import type { GroupCard as Card } from '@basera/roommates/contract'
import en from '../locales/en.json'
import { Faces, GroupFacts } from './group-parts.tsx'
import { groupPath } from './group-paths.ts'
import { memberNames } from './group-words.ts'

export function GroupCard({ group }: { readonly group: Card }) {
  const t = useSentences(en)
  return (
    <PersonCard>
      <Faces members={group.members} />
      <div>
        <h3 className="text-h3 group-name" lang={langOf(group.name)}>
          {group.name}
        </h3>
        <p className="text-small text-ink-3">{memberNames(group)}</p>
      </div>
      <GroupFacts group={group} />
      {group.about && (
        <p className="group-about" lang={langOf(group.about)}>
          {group.about}
        </p>
      )}
      <ButtonLink
        look="soft"
        href={groupPath(group.id)}
        data-group={group.id}
        aria-label={t('roommates.group.viewOf', { name: group.name })}
      >
        {t('roommates.group.view')}
      </ButtonLink>
    </PersonCard>
  )
}
