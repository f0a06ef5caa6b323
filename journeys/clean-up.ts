import { rmSync } from 'node:fs'

/** Removes the data folder of the server that the journeys ran against. */
export default function cleanUp(): void {
  if (process.env.JOURNEYS_DATA)
    rmSync(process.env.JOURNEYS_DATA, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
