// Loaded into a server before it starts: what it sends to Chrome's push service goes to a stand-in on this machine. A
// browser without a network gets no subscription of its own.
const standIn = process.env.PUSH_STAND_IN ?? ''
const send = globalThis.fetch

globalThis.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input)
  return address.hostname === 'fcm.googleapis.com'
    ? send(standIn + address.pathname, init)
    : send(input, init)
}
