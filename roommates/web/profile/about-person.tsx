import { HeartHandshakeIcon, UsersRoundIcon } from '@basera/platform/design/icons'
import { langOf, sentencesOf, useSentences } from '@basera/platform/web'
import type { Roommate } from '@basera/roommates/contract'
import { type ReactNode, useId } from 'react'
import { genderWords } from '../card/person-words.ts'
import { tagWords } from '../card/tag-words.ts'
import en from '../locales/en.json'
import { Fact } from './profile-facts.tsx'

/** "Same as me (Female)", "Male" or "No preference" (roommates.gender-preference). */
export function genderPreferenceWords(
  person: Pick<Roommate, 'roommate_gender_preference' | 'gender'>,
): string {
  const t = sentencesOf(en)
  const { roommate_gender_preference: preference, gender } = person
  if (preference === null) return t('roommates.profile.noPreference')
  if (preference !== 'same-as-me') return t(`roommates.profile.wish.${preference}`)
  const own = gender === 'prefer-not-to-say' ? null : genderWords(gender)
  return own
    ? t('roommates.profile.wish.sameAsMeKnown', { gender: own })
    : t('roommates.profile.wish.sameAsMe')
}

interface AboutPersonProps {
  readonly person: Roommate
  readonly children: ReactNode
}

export function AboutPerson({ person, children }: AboutPersonProps) {
  const t = useSentences(en)
  const { bio, preferred_lifestyle_tags: preferred } = person
  return (
    <div className="person-about">
      <Block title={t('roommates.profile.about')}>
        <Bio bio={bio} />
      </Block>
      {children}
      <Block title={t('roommates.profile.lifestyle')}>
        <Lifestyle person={person} />
      </Block>
      <Block title={t('roommates.profile.preferences')}>
        <dl className="person-facts">
          <Fact icon={<UsersRoundIcon />} label={t('roommates.profile.gender')}>
            {genderPreferenceWords(person)}
          </Fact>
          <Fact icon={<HeartHandshakeIcon />} label={t('roommates.profile.preferredLifestyle')}>
            {preferred.length > 0 ? preferred.map(tagWords).join(', ') : t('roommates.profile.noPreference')}
          </Fact>
        </dl>
      </Block>
    </div>
  )
}

function Bio({ bio }: Pick<Roommate, 'bio'>) {
  const t = useSentences(en)
  if (!bio) return <p className="person-unsaid">{t('roommates.profile.aboutNone')}</p>
  return (
    <div className="person-bio">
      {bio.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} lang={langOf(paragraph)}>
          {paragraph}
        </p>
      ))}
    </div>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Shared tags are highlighted, and named for screen readers. */
function Lifestyle({ person }: { person: Roommate }) {
  const t = useSentences(en)
  const { lifestyle_tags: tags, shared_tags: shared, is_own: isOwn } = person
  if (tags.length === 0) return <p className="person-unsaid">{t('roommates.profile.lifestyleNone')}</p>
  const isShared = (tag: string) => !isOwn && shared.includes(tag)
  return (
    <>
      <ul className="person-tags">
        {tags.map((tag) => (
          <li key={tag} className={isShared(tag) ? 'tag tag-match' : 'tag'}>
            {tagWords(tag)}
            {isShared(tag) && <span className="sr-only">, {t('roommates.profile.sharedTag')}</span>}
          </li>
        ))}
      </ul>
      {tags.some(isShared) && <p className="person-note">{t('roommates.profile.shared')}</p>}
    </>
  )
}
