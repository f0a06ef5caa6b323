import { useSession } from '@basera/accounts/web'
import { buttonClass, Panel } from '@basera/platform/design'
import {
  Building2Icon,
  CakeIcon,
  MailIcon,
  MapPinIcon,
  UserRoundIcon,
  WalletIcon,
} from '@basera/platform/design/icons'
import { dayInIndia, longDate, rupees, useApi, useSentences } from '@basera/platform/web'
import { useQuery } from '@basera/platform/web/queries'
import type { Roommate, RoommateCalls } from '@basera/roommates/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { genderWords } from '../card/person-words.ts'
import en from '../locales/en.json'

interface FactProps {
  readonly icon: ReactNode
  readonly label: string
  readonly children: ReactNode
}

export function Fact({ icon, label, children }: FactProps) {
  return (
    <div>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Fetched on a press only (roommates.contact-email). */
function ContactEmail({ id }: { id: string }) {
  const t = useSentences(en)
  const api = useApi<RoommateCalls>()
  const userId = useSession().user?.id
  const [isWanted, setWanted] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['roommates', userId, 'contact', id],
    queryFn: ({ signal }) => api('GET /api/roommates/{id}/contact', { params: { id } }, { signal }),
    enabled: isWanted,
    staleTime: 5 * 60_000,
    retry: false,
  })
  const link = useRef<HTMLAnchorElement>(null)
  const hasLink = Boolean(data?.email)
  // The link replaces the button that had the focus.
  useEffect(() => {
    if (hasLink && isWanted) link.current?.focus()
  }, [hasLink, isWanted])
  if (data?.email) {
    return (
      <a ref={link} className="person-mail" href={`mailto:${data.email}`}>
        {data.email}
      </a>
    )
  }
  if (data) return <span role="status">{t('roommates.profile.noEmail')}</span>
  return (
    <>
      <button
        type="button"
        className={buttonClass({ look: 'quiet', size: 's', className: 'person-show' })}
        aria-disabled={isFetching}
        onClick={() => (isWanted ? void refetch() : setWanted(true))}
      >
        {t(isFetching ? 'roommates.profile.showingEmail' : 'roommates.profile.showEmail')}
      </button>
      {error && !isFetching && (
        <span role="alert" className="person-refusal">
          {error.message || t('roommates.profile.emailFailed')}
        </span>
      )}
    </>
  )
}

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
