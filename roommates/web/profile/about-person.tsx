import { HeartHandshakeIcon, UsersRoundIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { Roommate } from '@basera/roommates/contract'
import { type ReactNode, useId } from 'react'
import { Fact } from './fact.tsx'
import en from './locales/en.json'
import { wishWords } from './wish-words.ts'

interface AboutPersonProps {
  readonly person: Roommate
  /** How well the two fit. */
  readonly children: ReactNode
}

/** About Me, My Lifestyle and roommate preferences (marketplace 2). */
export function AboutPerson({ person, children }: AboutPersonProps) {
  const t = useSentences(en)
  const { bio, preferred_lifestyle_tags: wishes } = person
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
            {wishWords(person)}
          </Fact>
          <Fact icon={<HeartHandshakeIcon />} label={t('roommates.profile.preferredLifestyle')}>
            {wishes.length > 0 ? wishes.join(', ') : t('roommates.profile.noPreference')}
          </Fact>
        </dl>
      </Block>
    </div>
  )
}

/** Empty lines part paragraphs. */
function Bio({ bio }: Pick<Roommate, 'bio'>) {
  const t = useSentences(en)
  if (!bio) return <p className="person-unsaid">{t('roommates.profile.aboutNone')}</p>
  return (
    <div className="person-bio">
      {bio.split(/\n{2,}/).map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
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

/** The tags; those the reader has too are marigold, and said to be so in words. */
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
            {tag}
            {isShared(tag) && <span className="sr-only"> {t('roommates.profile.sharedTag')}</span>}
          </li>
        ))}
      </ul>
      {tags.some(isShared) && <p className="person-note">{t('roommates.profile.shared')}</p>}
    </>
  )
}
