import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { printTable } from '@basera/testkit/load'
import type { Cluster } from '@basera/testkit/product'
import type { Chatter } from './chatter.ts'

/** Milliseconds between two outages. */
const peace = 4000
/** Of the clients with nothing under way so many lose their links too. */
const alsoCut = 0.3

interface UnderWay {
  readonly chatter: Chatter
  readonly clientId: string
  /** How often it had been sent by then. */
  readonly attempts: number
}

export interface Outage {
  readonly kind: string
  readonly underWay: readonly UnderWay[]
}

interface Fault {
  readonly kind: string
  readonly victims: () => Chatter[]
  readonly act: () => Promise<unknown>
}

const pick = <One>(from: readonly One[]): One => from[Math.floor(Math.random() * from.length)] as One

function faultsOf({ members, cutDatabase }: Cluster, chatters: readonly Chatter[]): Fault[] {
  const member = pick(members)
  const linked = () => chatters.filter(({ via }) => via)
  return [
    {
      kind: 'kill -9 of a process',
      victims: () => chatters.filter(({ via }) => via === member.address),
      act: () => member.killAndRestart(),
    },
    { kind: 'connections to PostgreSQL cut', victims: linked, act: cutDatabase },
    {
      kind: 'links of clients cut',
      victims: linked,
      act: async () => {
        for (const one of linked()) if (one.underWay > 0 || Math.random() < alsoCut) one.cut()
      },
    },
  ]
}

const underWayOf = (victims: readonly Chatter[]): UnderWay[] =>
  victims.flatMap((chatter) =>
    chatter.onLink().map((clientId) => ({ chatter, clientId, attempts: chatter.attemptsOf(clientId) })),
  )

/** Strikes processes, database connections and links in turn, whenever messages are under way there. */
export async function injectOutages(
  cluster: Cluster,
  chatters: readonly Chatter[],
  isOver: () => boolean,
): Promise<Outage[]> {
  const outages: Outage[] = []
  while (!isOver()) {
    await sleep(peace * (0.5 + Math.random()))
    const { kind, victims, act } = faultsOf(cluster, chatters)[outages.length % 3] as Fault
    let underWay = underWayOf(victims())
    while (underWay.length === 0 && !isOver()) {
      await nextTurn()
      underWay = underWayOf(victims())
    }
    if (underWay.length === 0) break
    // No pause between this check and the fault.
    const struck = act()
    outages.push({ kind, underWay })
    await struck
  }
  return outages
}

const wasSentAgain = ({ chatter, clientId, attempts }: UnderWay): boolean =>
  chatter.attemptsOf(clientId) > attempts

/** Says what each kind of outage hit, once everything is over. */
export function printOutages(outages: readonly Outage[]): void {
  printTable(
    ['outage', 'times', 'messages under way at that moment', 'least', 'of them lost, and sent again'],
    [...new Set(outages.map(({ kind }) => kind))].map((kind) => {
      const all = outages.filter((outage) => outage.kind === kind).map(({ underWay }) => underWay)
      const hit = all.flat()
      return [
        kind,
        all.length,
        hit.length,
        Math.min(...all.map(({ length }) => length)),
        hit.filter(wasSentAgain).length,
      ]
    }),
  )
}
