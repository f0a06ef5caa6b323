import { placesAttribution, placesAttributionLinks } from '@basera/places/contract'
import { Toran, Wordmark } from '@basera/platform/design/art'
import {
  ChevronDownIcon,
  InstagramIcon,
  LinkedinIcon,
  MailIcon,
  MapPinIcon,
  XTwitterIcon,
} from '@basera/platform/design/icons'
import { todayInIndia, useSentences, useSettings } from '@basera/platform/web'
import { Link } from 'react-router'
import { footerGroups } from './footer-links.ts'
import en from './locales/en.json'

const signs = { instagram: InstagramIcon, x: XTwitterIcon, linkedin: LinkedinIcon } as const

function Brand() {
  const t = useSentences(en)
  const { supportEmail, city, socialLinks } = useSettings()
  return (
    <div className="footer-brand">
      <Link className="logo" to="/" aria-label={t('footer.home')}>
        <Wordmark />
      </Link>
      <p>{t('footer.about')}</p>
      <address>
        <a href={`mailto:${supportEmail}`}>
          <MailIcon size="s" />
          {supportEmail}
        </a>
        <span>
          <MapPinIcon size="s" />
          {city}
        </span>
      </address>
      <div className="footer-social">
        {socialLinks.map(({ name, url }) => {
          const Sign = signs[name]
          return (
            <a key={name} href={url} rel="noopener" aria-label={t(`footer.social.${name}`)}>
              <Sign />
            </a>
          )
        })}
      </div>
    </div>
  )
}

/** Whose data the place search runs on, in the words and with the links its licences ask for. */
function PlaceData() {
  const t = useSentences(en)
  return (
    <details className="footer-data">
      <summary>
        {t('footer.data')}
        <ChevronDownIcon size="s" />
      </summary>
      <p>{placesAttribution}</p>
      <p>
        {placesAttributionLinks.map(({ name, url }) => (
          <a key={url} href={url} rel="noopener">
            {name}
          </a>
        ))}
      </p>
    </details>
  )
}

/** The foot of every page (accounts 2, marketplace 2 "Footer"). */
export function Footer() {
  const t = useSentences(en)
  return (
    <footer>
      <Toran />
      <div className="wrap">
        <div className="footer-grid">
          <Brand />
          {footerGroups.map(({ name, links }) => (
            <nav key={name} aria-label={t(name)}>
              <h2>{t(name)}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{t(link.name)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="footer-base">
          <span>{t('footer.rights', { year: todayInIndia().slice(0, 4) })}</span>
          <span>{t('footer.made')}</span>
        </p>
        <PlaceData />
      </div>
    </footer>
  )
}
