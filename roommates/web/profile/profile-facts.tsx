import { Panel } from '@basera/platform/design'
import {
  Building2Icon,
  CakeIcon,
  MailIcon,
  MapPinIcon,
  UserRoundIcon,
  WalletIcon,
} from '@basera/platform/design/icons'
import { dayInIndia, longDate, rupees, useSentences } from '@basera/platform/web'
import type { Roommate } from '@basera/roommates/contract'
import { genderWords } from '../card/gender-words.ts'
import { ContactEmail } from './contact-email.tsx'
import { Fact } from './fact.tsx'
import en from './locales/en.json'

/** Budget, preferred location, gender, age, organization and contact e-mail; 'Last updated' below (marketplace 2). */
export function ProfileFacts({ person }: { person: Roommate }) {
  const t = useSentences(en)
  const { budget, preferred_location: place, gender, age, organization } = person
  const facts = [
    [WalletIcon, 'budget', budget === null ? null : t('roommates.profile.perMonth', { sum: rupees(budget) })],
    [MapPinIcon, 'location', place],
    [UserRoundIcon, 'gender', genderWords(gender)],
    [CakeIcon, 'age', age],
    [Building2Icon, 'organization', organization],
  ] as const
  return (
    <aside className="person-aside" aria-label={t('roommates.profile.details')}>
      <Panel>
        <dl className="person-facts">
          {facts.map(([FactIcon, name, value]) => (
            <Fact key={name} icon={<FactIcon />} label={t(`roommates.profile.${name}`)}>
              {value ?? <span className="person-unsaid">{t('roommates.profile.unsaid')}</span>}
            </Fact>
          ))}
          <Fact icon={<MailIcon />} label={t('roommates.profile.email')}>
            <ContactEmail key={person.id} id={person.id} />
          </Fact>
        </dl>
      </Panel>
      <p className="person-updated">
        {t('roommates.profile.updated', { day: longDate(dayInIndia(person.updated_at)) })}
      </p>
    </aside>
  )
}
