import { HeartHandshakeIcon, UsersRoundIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { Roommate } from '@basera/roommates/contract'
import { type ReactNode, useId } from 'react'
import { Fact } from './fact.tsx'
import en from './locales/en.json'
import { wishWords } from './wish-words.ts'

/** About Me, My Lifestyle and roommate preferences (marketplace 2). */
export function AboutPerson({ person }: { person: Roommate }) {
  const t = useSentences(en)
  const { bio, preferred_lifestyle_tags: wishes } = person
  return (
    <div className="person-about">
      <Block title={t('roommates.profile.about')}>
        {bio ? (
          <p className="person-bio">{bio}</p>
        ) : (
          <p className="person-unsaid">{t('roommates.profile.aboutNone')}</p>
        )}
      </Block>
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
