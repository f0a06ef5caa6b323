import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const clients = 4
const agent = new Agent({ keepAlive: true, maxSockets: clients })

const statusOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).once('error', reject)
  })

/** Asks for each address once. */
process.once('message', async (urls: string[]) => {
  let next = 0
  const client = async () => {
    for (let url = urls[next++]; url !== undefined; url = urls[next++]) {
      let status = await statusOf(url)
      // A busy machine makes the server turn requests away.
      for (; status === 503; status = await statusOf(url)) await sleep(200)
      if (status !== 200) throw new Error(`${url} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  process.exit(0)
})
