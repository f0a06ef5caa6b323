import type en from '../locales/en.json'

/** Links of the top bar for everybody (accounts 2, marketplace 2). */
export const topLinks: readonly { readonly to: string; readonly name: keyof typeof en }[] = [
  { to: '/', name: 'shell.home' },
  { to: '/find-room', name: 'shell.nav.findRoom' },
  { to: '/browse-profiles', name: 'shell.nav.findRoommate' },
  { to: '/list-room', name: 'shell.nav.listRoom' },
]
