import { ButtonLink } from '@basera/platform/design'
import { Building2Icon, GraduationCapIcon, MapPinIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { HomeShare, LocalityPage, NearbyPlace } from '@basera/rooms/contract'
import { Link } from 'react-router'
import en from '../../locales/en.json'
import { roommatesHere } from '../rent-words.ts'
import { rentsPath } from '../rents-path.ts'
import { roommatesPath } from './search-path.ts'

interface PageProps {
  readonly page: LocalityPage
}

/** The nearest station and well-known places of work and study, with minutes. */
export function GettingAround({ page: { metro, landmarks, place } }: PageProps) {
  const t = useSentences(en)
  return (
    <section>
      <h2 className="text-h2">{t('rooms.rents.around')}</h2>
      <ul className="divide-y divide-line">
        {metro && <Way place={metro} lines={metro.lines} />}
        {landmarks.map((landmark) => (
          <Way key={landmark.name} place={landmark} lines={[]} />
        ))}
      </ul>
      {!metro && <p className="mt-1 text-ink-2">{t('rooms.rents.around.noMetro')}</p>}
      <p className="mt-2 text-small text-ink-3">{t('rooms.rents.around.note', { place: place.name })}</p>
    </section>
  )
}

const icons: Partial<Record<NearbyPlace['kind'], typeof MapPinIcon>> = {
  campus: GraduationCapIcon,
  techpark: Building2Icon,
}

function Way({ place, lines }: { readonly place: NearbyPlace; readonly lines: readonly string[] }) {
  const t = useSentences(en)
  const KindIcon = icons[place.kind] ?? MapPinIcon
  return (
    <li className="locality-row">
      <KindIcon className="text-ink-3" />
      <p>
        <b>{place.kind === 'metro' ? t('rooms.nearby.metro', { name: place.name }) : place.name}</b>
        {lines.length > 0 && <small>{lines.join(', ')}</small>}
      </p>
      <p className="text-small">{t(`rooms.nearby.by.${place.by}`, { n: place.minutes })}</p>
    </li>
  )
}

/** What share of homes has what, among those that say so or say no (rooms.locality-shares). */
export function Homes({ shares }: { readonly shares: readonly HomeShare[] }) {
  const t = useSentences(en)
  return (
    <section>
      <h2 className="text-h2">{t('rooms.rents.homes')}</h2>
      {shares.length > 0 ? (
        <>
          <dl className="divide-y divide-line">
            {shares.map(({ trait, percent, of }) => (
              <div key={trait} className="locality-row">
                <dt>{t(`rooms.rents.trait.${trait}`)}</dt>
                <dd>
                  <b>{t('rooms.rents.homes.share', { percent })}</b>{' '}
                  <small>{t('rooms.rents.homes.of', { n: of })}</small>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-small text-ink-3">{t('rooms.rents.homes.note')}</p>
        </>
      ) : (
        <p className="mt-1 text-ink-2">{t('rooms.rents.homes.tooFew')}</p>
      )}
    </section>
  )
}

export function Roommates({ page }: PageProps) {
  const t = useSentences(en)
  return (
    <section>
      <h2 className="text-h2">{t('rooms.rents.roommates')}</h2>
      <p className="mt-1 mb-3.5 text-ink-2">{roommatesHere(page)}</p>
      <ButtonLink href={roommatesPath(page.place)} block>
        {t('rooms.rents.roommates.see')}
      </ButtonLink>
    </section>
  )
}

/** The places next to a locality and its city, or a city's best-known parts. */
export function NextTo({ page: { neighbours, place } }: PageProps) {
  const t = useSentences(en)
  const [citySlug = ''] = place.path.split('/')
  const isCity = place.path === citySlug
  if (isCity && neighbours.length === 0) return null
  return (
    <nav aria-labelledby="next-to">
      <h2 id="next-to" className="mb-2 text-h2">
        {isCity
          ? t('rooms.rents.parts', { place: place.name })
          : t('rooms.rents.nextTo', { place: place.name })}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {neighbours.map(({ path, name }) => (
          <li key={path}>
            <Link className="chip" to={rentsPath(path)}>
              {name}
            </Link>
          </li>
        ))}
        {!isCity && (
          <li>
            <Link className="chip" to={rentsPath(citySlug)}>
              {t('rooms.rents.wholeCity', { city: place.city })}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
