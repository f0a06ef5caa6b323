import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, as the URL parser writes them: compressed, in lower case. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [left = '', right] = written.split('::')
  const parse = (part: string | undefined) =>
    part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []
  const [first, last] = [parse(left), parse(right)]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

const octets = (group = 0): string => `${group >> 8}.${group & 255}`

/**
 * What counts as one client: an IPv4 address, written plainly or mapped into IPv6, or the /64 of an IPv6 address, which
 * one household or phone has to itself. Other texts stay as they are.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address.replace(/%.*$/, ''))
  if (isMapped(groups)) return `${octets(groups[6])}.${octets(groups[7])}`
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
