import type en from '../locales/en.json'

interface NavLink {
  readonly to: string
  readonly name: keyof typeof en
}

/** Links of the top bar for everybody (accounts 2, marketplace 2). */
export const topLinks: readonly NavLink[] = [
  { to: '/', name: 'shell.home' },
  { to: '/find-room', name: 'shell.nav.findRoom' },
  { to: '/browse-profiles', name: 'shell.nav.findRoommate' },
  { to: '/list-room', name: 'shell.nav.listRoom' },
]

/** The footer's link groups (accounts 2, marketplace 2 "Footer"). */
export const footerGroups: readonly { readonly name: keyof typeof en; readonly links: readonly NavLink[] }[] =
  [
    { name: 'shell.footer.platform', links: topLinks.slice(1) },
    {
      name: 'shell.footer.account',
      links: [
        { to: '/dashboard', name: 'shell.footer.dashboard' },
        { to: '/your-profile', name: 'shell.footer.yourProfile' },
        { to: '/chats', name: 'shell.footer.chats' },
        { to: '/account/profile', name: 'shell.footer.settings' },
      ],
    },
    {
      name: 'shell.footer.support',
      links: [
        { to: '/help', name: 'shell.footer.help' },
        { to: '/contact', name: 'shell.footer.contact' },
        { to: '/safety', name: 'shell.footer.safety' },
      ],
    },
    {
      name: 'shell.footer.legal',
      links: [
        { to: '/terms', name: 'shell.footer.terms' },
        { to: '/privacy', name: 'shell.footer.privacy' },
      ],
    },
  ]
