import sharp from 'sharp'
import { makePhoto } from './make-photo.ts'

/** What making a photo cost, all threads counted. */
export interface PhotoCost {
  /** Milliseconds of processor time. */
  readonly cpu: number
  /** Milliseconds until it was ready. */
  readonly wait: number
  /** Megabytes by which the process grew at most. */
  readonly grown: number
}

const megabytes = () => process.resourceUsage().maxRSS / 1024

async function made(file: string): Promise<Omit<PhotoCost, 'grown'>> {
  const start = performance.now()
  const before = process.cpuUsage()
  // Refusals cost what they cost; what they say is tested elsewhere.
  await makePhoto(file).catch(() => undefined)
  const { user, system } = process.cpuUsage(before)
  return { cpu: (user + system) / 1000, wait: performance.now() - start }
}

/** The middle of three runs, and how far they raised the memory's high-water mark. */
async function measure(file: string): Promise<PhotoCost> {
  const before = megabytes()
  const runs = [await made(file), await made(file), await made(file)]
  const [, middle = runs[0]] = runs.toSorted((a, b) => a.cpu - b.cpu)
  return { cpu: middle?.cpu ?? 0, wait: middle?.wait ?? 0, grown: megabytes() - before }
}

/** Measures the photos in the files named on the command line, one after the other, in a process that does nothing else. */
async function measureAll([first = '', ...files]: readonly string[]): Promise<PhotoCost[]> {
  // An ordinary photo, so that nothing is done for the first time.
  await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
    .jpeg()
    .toFile(first)
  for (let n = 0; n < 5; n++) await made(first)
  const costs: PhotoCost[] = []
  for (const file of files) costs.push(await measure(file))
  return costs
}

process.send?.(await measureAll(process.argv.slice(2)))
