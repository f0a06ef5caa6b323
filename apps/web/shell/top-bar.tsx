import { useSignInDialog } from '@basera/accounts/web'
import { Button } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import en from '../locales/en.json'
import { NavItem } from './nav-item.tsx'
import { topLinks } from './nav-links.ts'
import { Logo } from './still-parts.ts'
import { ThemeMenu } from './theme-menu.tsx'

/** The bar at the head of every page; `scrolled` gives it its hairline and shadow. */
export function TopBar({ scrolled }: { readonly scrolled: boolean }) {
  const t = useSentences(en)
  const signIn = useSignInDialog()
  return (
    <header className="topbar" data-scrolled={scrolled || undefined}>
      <div className="wrap-wide">
        <Link className="logo" to="/" aria-label={t('shell.home.link')}>
          <Logo />
        </Link>
        <nav aria-label={t('shell.nav')}>
          {topLinks.map(({ to, name }) => (
            <NavItem key={to} to={to}>
              {t(name)}
            </NavItem>
          ))}
        </nav>
        <ThemeMenu />
        <Button
          look="primary"
          size="s"
          aria-haspopup="dialog"
          onPointerEnter={signIn.prepare}
          onClick={() => signIn.open()}
        >
          {t('shell.signIn')}
        </Button>
      </div>
    </header>
  )
}
