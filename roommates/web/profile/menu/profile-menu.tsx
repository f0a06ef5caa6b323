import { SafetyMenu } from '@basera/accounts/web'
import { useSentences } from '@basera/platform/web'
import type { Roommate } from '@basera/roommates/contract'
import { firstName, personName } from '../../card/person-name.ts'
import en from '../locales/en.json'
import { useSafety } from './use-safety.ts'

/** Report and Block. */
export function ProfileMenu({ person }: { readonly person: Roommate }) {
  const t = useSentences(en)
  const { report, block, closed } = useSafety(person.id)
  return (
    <SafetyMenu
      className="person-more"
      label={t('roommates.profile.menu')}
      name={firstName(person.full_name) ?? personName(null)}
      onReport={report}
      onBlock={block}
      onClosed={closed}
    />
  )
}
