/** Whether notifications may be sent to `endpoint`. */
export type AllowedEndpoint = (endpoint: URL) => boolean

/** Chrome and its kin; Firefox; Edge; Safari. A host that begins with a dot stands for all under it. */
const pushServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
]

/**
 * Only the browsers' own push services are ever called: the address comes from a member, and must not make this server call
 * whatever they like.
 */
export const isPushService: AllowedEndpoint = ({ protocol, hostname, port, username, password }) =>
  protocol === 'https:' &&
  port === '' &&
  username === '' &&
  password === '' &&
  pushServices.some((service) =>
    service.startsWith('.') ? hostname.endsWith(service) : hostname === service,
  )
