import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { printTable } from '@basera/testkit/load'
import { joinMember, openProductProcess, type ProductProcess } from '@basera/testkit/product'
import { checkFiles } from './check-files.ts'
import { checkRooms } from './check-rooms.ts'
import { type Lister, noDeeds, openLister, type Tally } from './lister.ts'
import { somePhoto } from './photo.ts'

const listers = 4
/** Milliseconds that the listers are let be, at most, before the server is killed, once it has kept a photo. */
const longestPeace = 2000
/** Milliseconds after which a server is killed that has kept none. */
const patience = 20_000

const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((total, one) => {
    for (const deed of Object.keys(total) as (keyof Tally)[]) total[deed] += one[deed]
    return total
  }, noDeeds())

/** Lets the listers work and kills the server in the middle: what was under way at that moment. */
async function killAmidWork(victim: ProductProcess, people: readonly Lister[]): Promise<Tally> {
  let over = false
  const working = people.map(async (lister) => {
    while (!over) await lister.act()
  })
  const uploads = () => sum(people.map((lister) => lister.done)).upload
  const [before, start] = [uploads(), Date.now()]
  while (uploads() === before && Date.now() - start < patience) await sleep(10)
  await sleep(randomInt(1, longestPeace))
  over = true
  const underWay = sum(people.map((lister) => lister.underWay))
  await victim.kill()
  await Promise.all(working)
  return underWay
}

/** Kills the server at random moments; rooms must be whole or absent, photos and files complete. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { kills: { type: 'string', default: '200' } },
  })
  const data = mkdtempSync(join(tmpdir(), 'basera-crash-'))
  // The tokens outlive any run: the listers sign in once.
  const victim = await openProductProcess({ env: { DATA_DIR: data, ACCESS_TOKEN_TTL_S: '86400' } })
  await victim.start()
  try {
    const photo = await somePhoto()
    const tokens = await Promise.all(Array.from({ length: listers }, () => joinMember(victim.address)))
    const people = tokens.map((token) => openLister(victim.address, token, photo))
    const underWay: Tally[] = []
    for (let kill = 0; kill < Number(values.kills); kill++) {
      underWay.push(await killAmidWork(victim, people))
      if ((kill + 1) % 20 === 0) console.log(`${kill + 1} kills`)
      await victim.start()
    }
    const faults: string[] = []
    for (const [index, lister] of people.entries())
      faults.push(...(await checkRooms(victim.address, tokens[index] ?? '', lister)))
    await victim.stop()
    const { swept, orphans } = await checkFiles(data)
    faults.push(...orphans.map((path) => `${path} belongs to no photo`))
    const done = sum(people.map((lister) => lister.done))
    const cut = sum(underWay)
    printTable(
      ['deed', 'acknowledged', 'under way when the server was killed'],
      (Object.keys(done) as (keyof Tally)[]).map((deed) => [deed, done[deed], cut[deed]]),
    )
    const idle = underWay.filter((tally) => Object.values(tally).every((count) => count === 0)).length
    console.log(
      `\n${values.kills} kills, ${idle} of them with nothing under way; the sweep removed ${swept} files.`,
    )
    console.log(faults.length === 0 ? 'Nothing is lost, doubled or half there.' : `\n${faults.join('\n')}`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await victim.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
