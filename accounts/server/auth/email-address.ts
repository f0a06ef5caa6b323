const maximumLength = 255

const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const topLevel = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/u

/** The address in lower case and one Unicode form; undefined if it is none (auth-protocol.email-form). */
export function readEmail(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maximumLength) return undefined
  const address = value.normalize('NFC').toLowerCase()
  const [local = '', domain = '', more] = address.split('@')
  if (more !== undefined || address.length > maximumLength || local.length > 64) return undefined
  const labels = domain.split('.')
  const plausible =
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? '')
  return plausible && localPart.test(local) ? address : undefined
}
