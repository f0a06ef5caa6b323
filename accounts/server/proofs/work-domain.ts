import { emailFault, requireEmail } from '../email/mail-code.ts'
import { refusals } from '../sentences.ts'
import { isFreeMail } from './free-mail-domains.ts'

const asciiLabel = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/
const longest = 100

/** Belong at the end, or before a country: anywhere else they make a stranger's domain look like a known one. */
const endings = new Set(['com', 'org', 'net', 'edu', 'gov', 'co', 'ac'])

function looksLikeAnother(labels: readonly string[]): boolean {
  const country = labels.at(-1)?.length === 2
  return labels.slice(0, country ? -2 : -1).some((label) => endings.has(label))
}

/** Who pretends to speak for this product, whatever the ending. */
const isOurs = (labels: readonly string[]) =>
  labels.some((label) => label.replaceAll('-', '').includes('basera'))

export interface WorkAddress {
  /** Where the code is mailed. */
  readonly email: string
  readonly domain: string
  /** Without what follows a plus: all those addresses are one mailbox. */
  readonly mailbox: string
}

/** Throws `validation_failed` where the domain is nobody's work or college (accounts.work-domain). */
export function readWorkAddress(given: string): WorkAddress {
  const email = requireEmail(given)
  const [local = '', domain = ''] = email.split('@')
  const labels = domain.split('.')
  const isPlain = labels.every((label) => asciiLabel.test(label) && !label.startsWith('xn--'))
  if (!isPlain || domain.length > longest) throw emailFault(refusals.domainLetters)
  if (isFreeMail(domain)) throw emailFault(refusals.domainFree)
  if (looksLikeAnother(labels) || isOurs(labels)) throw emailFault(refusals.domainLookalike)
  return { email, domain, mailbox: `${local.split('+')[0]}@${domain}` }
}
