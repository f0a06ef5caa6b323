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
import en from '../../locales/en.json'

const socialIcons = { instagram: InstagramIcon, x: XTwitterIcon, linkedin: LinkedinIcon } as const

interface FooterGroup {
  readonly name: keyof typeof en
  readonly links: readonly { readonly to: string; readonly name: keyof typeof en }[]
}

const footerGroups: readonly FooterGroup[] = [
  {
    name: 'footer.platform',
    links: [
      { to: '/find-room', name: 'footer.findRoom' },
      { to: '/browse-profiles', name: 'footer.findRoommate' },
      { to: '/list-room', name: 'footer.listRoom' },
    ],
  },
  {
    name: 'footer.account',
    links: [
      { to: '/dashboard', name: 'footer.dashboard' },
      { to: '/your-profile', name: 'footer.yourProfile' },
      { to: '/chats', name: 'footer.chats' },
      { to: '/account/profile', name: 'footer.settings' },
    ],
  },
  {
    name: 'footer.support',
    links: [
      { to: '/help', name: 'footer.help' },
      { to: '/contact', name: 'footer.contact' },
      { to: '/safety', name: 'footer.safety' },
    ],
  },
  {
    name: 'footer.legal',
    links: [
      { to: '/terms', name: 'footer.terms' },
      { to: '/privacy', name: 'footer.privacy' },
    ],
  },
]

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
          const SocialIcon = socialIcons[name]
          return (
            <a key={name} href={url} rel="noopener" aria-label={t(`footer.social.${name}`)}>
              <SocialIcon />
            </a>
          )
        })}
      </div>
    </div>
  )
}

/** Worded and linked as the licences ask. */
function PlaceData() {
  const t = useSentences(en)
  return (
    <details className="footer-data">
      <summary>
        {t('footer.data')}
        <ChevronDownIcon size="s" />
      </summary>
      <p lang="en">{placesAttribution}</p>
      <p lang="en">
        {placesAttributionLinks.map(({ name, url }) => (
          <a key={url} href={url} rel="noopener">
            {name}
          </a>
        ))}
      </p>
    </details>
  )
}

/** shell.footer-links, shell.footer-contact */
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
