import { Avatar } from '@basera/platform/design'
import { CalendarIcon, HouseIcon, MapPinIcon, UserRoundIcon, WalletIcon } from '@basera/platform/design/icons'
import { locale, useSentences } from '@basera/platform/web'
import type { GroupCard, GroupMember, GroupMust } from '@basera/roommates/contract'
import en from '../locales/en.json'
import { optionWords } from '../questionnaire/option-words.ts'
import { budgetWords, memberName, moveInWords } from './group-words.ts'

export function Faces({ members }: { readonly members: readonly GroupMember[] }) {
  return (
    <div className="group-faces">
      {members.map((member) => (
        <Avatar
          key={member.id}
          name={memberName(member)}
          userId={member.id}
          src={member.avatar_url}
          size={56}
        />
      ))}
    </div>
  )
}

/** What they look for, where, from when and for how much. */
export function GroupFacts({ group }: { readonly group: GroupCard }) {
  const t = useSentences(en)
  const budget = budgetWords(group)
  return (
    <div className="kv">
      <p>
        {group.seeks === 'home' ? <HouseIcon /> : <UserRoundIcon />}
        {t(`roommates.group.seeks.${group.seeks}`)}
      </p>
      <p>
        <MapPinIcon />
        <span className="wrap-anywhere">{group.place}</span>
      </p>
      <p>
        <CalendarIcon />
        {moveInWords(group)}
      </p>
      {budget && (
        <p>
          <WalletIcon />
          {budget}
        </p>
      )}
    </div>
  )
}

/** "Never or Outside": what is fine for all of them. */
export const fineWords = ({ question, fine }: GroupMust): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    fine.map((option) => optionWords(question, option)),
  )

/** roommates.group-musts */
export function SharedMusts({ musts }: { readonly musts: readonly GroupMust[] }) {
  const t = useSentences(en)
  return (
    <dl className="group-musts">
      {musts.map((must) => (
        <div key={must.question}>
          <dt>{t(`roommates.question.${must.question}`)}</dt>
          <dd>{fineWords(must)}</dd>
        </div>
      ))}
    </dl>
  )
}
