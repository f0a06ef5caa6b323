import { locale, prefix, sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

const t = sentencesOf(en)

const screenshot = (name: string, sizes: string, label: string) => ({
  src: `/screenshot-${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: name.startsWith('wide') ? 'wide' : 'narrow',
  label,
})

const shareTarget = {
  action: '/share-photos',
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { files: [{ name: 'photos', accept: ['image/jpeg', 'image/png', 'image/webp'] }] },
}

/** What installs, in the language of its pages; in all languages it is one app (shell.app-manifest). */
export const manifest = {
  name: 'Basera',
  short_name: 'Basera',
  description: t('install.description'),
  lang: locale.slice(0, 5),
  id: '/',
  start_url: prefix || '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fafbf7',
  theme_color: '#0b5a38',
  categories: ['lifestyle', 'house'],
  shortcuts: [
    { name: t('install.find'), short_name: t('install.find.short'), url: `${prefix}/find-room` },
    { name: t('install.chats'), url: '/chats' },
    { name: t('install.list'), short_name: t('install.list.short'), url: '/list-room' },
  ],
  share_target: shareTarget,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    screenshot('narrow-find', '780x1688', t('install.find')),
    screenshot('narrow-room', '780x1688', t('install.room')),
    screenshot('wide-find', '1440x900', t('install.find')),
  ],
}
