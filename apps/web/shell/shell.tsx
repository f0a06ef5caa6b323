import './footer/footer.css'
import './shell.css'
import { SessionEffects, SignInDialogProvider } from '@basera/accounts/web'
import { SkipLink, Toaster } from '@basera/platform/design'
import { HindiWordmark, Toran } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import en from '../locales/en.json'
import { BottomBar } from './bottom-bar.tsx'
import { useClientLinks } from './client-links.ts'
import { Footer } from './islands.ts'
import { Notices } from './notices.tsx'
import { PageChanges, PageProgress } from './page-changes.tsx'
import { useBars } from './scroll.ts'
import { TopBar } from './top-bar.tsx'
import { useMemberParts } from './use-member-parts.ts'

/** Milliseconds (shell.splash-duration). */
export const splashDuration = 500

/** A page rendered in the browser needs no splash. */
const content = import.meta.env.SSR
  ? {
      children: (
        <>
          <Toran />
          <HindiWordmark />
        </>
      ),
    }
  : { dangerouslySetInnerHTML: { __html: '' } }

/** Removed by styles alone, and never shown without script. */
function Splash() {
  return (
    <div
      className="splash"
      aria-hidden="true"
      style={{ animationDelay: `${splashDuration}ms` }}
      suppressHydrationWarning
      {...content}
    />
  )
}

/** Bars, footer, splash and the sign-in dialog. */
export function Shell() {
  const t = useSentences(en)
  const bars = useBars()
  const members = useMemberParts()
  useClientLinks()
  const [signInFailed, setSignInFailed] = useState(false)
  return (
    <SignInDialogProvider onLoad={setSignInFailed}>
      <SessionEffects />
      <Splash />
      <SkipLink to="main">{t('shell.skip')}</SkipLink>
      <PageProgress />
      <TopBar scrolled={bars.scrolled} members={members} />
      <Notices signInFailed={signInFailed} />
      {members.parts ? <members.parts.NoticeAnnouncement /> : null}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer className="footer" />
      <BottomBar hidden={bars.hidden} members={members} />
      <PageChanges />
      <Toaster />
      {members.parts ? <members.parts.MemberEffects /> : null}
      <ScrollRestoration />
    </SignInDialogProvider>
  )
}
