import { useSignInDialog } from '@basera/accounts/web'
import { Button } from '@basera/platform/design'
import { HeartIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import { LanguageMenu } from '../language/language-menu.tsx'
import en from '../locales/en.json'
import { Logo } from './islands.ts'
import { NavItem } from './nav.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import type { Members } from './use-member-parts.ts'

const links: readonly { readonly to: string; readonly name: keyof typeof en }[] = [
  { to: '/', name: 'shell.home' },
  { to: '/find-room', name: 'shell.nav.findRoom' },
  { to: '/browse-profiles', name: 'shell.nav.findRoommate' },
  { to: '/list-room', name: 'shell.nav.listRoom' },
]

interface TopBarProps {
  /** Adds hairline and shadow. */
  readonly scrolled: boolean
  readonly members: Members
}

/** shell.top-links, shell.saved-link */
export function TopBar({ scrolled, members: { parts, waiting } }: TopBarProps) {
  const t = useSentences(en)
  const signIn = useSignInDialog()
  const signInButton = (
    <Button
      look="primary"
      size="s"
      className={waiting ? 'invisible' : undefined}
      aria-haspopup="dialog"
      onPointerEnter={signIn.prepare}
      onClick={() => signIn.open()}
    >
      {t('shell.signIn')}
    </Button>
  )
  return (
    <header className="topbar" data-scrolled={scrolled || undefined}>
      <div className="wrap-wide">
        <Link className="logo" to="/" aria-label={t('shell.home.link')}>
          <Logo />
        </Link>
        <nav aria-label={t('shell.nav')}>
          {links.map(({ to, name }) => (
            <NavItem key={to} to={to}>
              {t(name)}
            </NavItem>
          ))}
          {parts ? <parts.MemberLinks /> : null}
        </nav>
        <LanguageMenu />
        <ThemeMenu />
        <NavItem className="btn-icon" to="/saved" aria-label={t('shell.saved')} title={t('shell.saved')}>
          <HeartIcon />
        </NavItem>
        {parts ? <parts.MemberMenu signedOut={signInButton} /> : signInButton}
      </div>
    </header>
  )
}
