// Shows that somebody wrote, and leads to the conversation. It keeps nothing and no page comes from it.

const home = new URL('/chats', self.location.origin).href

/** Where a notification leads: into the product and nowhere else. */
function addressOf(url) {
  const address = URL.parse(url ?? '', self.location.origin)
  return address?.origin === self.location.origin ? address.href : home
}

self.addEventListener('push', (event) => {
  const { title = 'Basera', body = '', url, tag, lang = '' } = event.data?.json() ?? {}
  const shown = { body, tag, lang, icon: '/icon-192.png', badge: '/icon-192.png', data: { url } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = pages.find((page) => page.url === address)
  return shown ? shown.focus() : self.clients.openWindow(address)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(addressOf(event.notification.data?.url)))
})
