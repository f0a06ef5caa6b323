import type en from './locales/en.json'

interface FooterGroup {
  readonly name: keyof typeof en
  readonly links: readonly { readonly to: string; readonly name: keyof typeof en }[]
}

/** The footer's link groups (accounts 2, marketplace 2 "Footer"). */
export const footerGroups: readonly FooterGroup[] = [
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
