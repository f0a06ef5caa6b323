// Two processes of the product on PostgreSQL, Redis and a bucket behind a load balancer: npm run test:cluster
import { parseArgs } from 'node:util'
import { walkJourneys } from './journeys.ts'
import { lookAtSeveral } from './several.ts'
import { startSite } from './site.ts'
import { runTrial } from './trial.ts'
import { Verdicts } from './verdicts.ts'

/** All journeys, then a trial that strikes at each part. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      /** Leave the other one out. */
      only: { type: 'string' },
      /** Journeys by their names. */
      grep: { type: 'string' },
    },
  })
  const verdicts = new Verdicts()
  const site = await startSite()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void site.stop().finally(() => process.exit(1)))
  try {
    console.log(`Two processes are ready behind ${site.address}`)
    if (values.only !== 'trial') await walkJourneys(site, verdicts, values.grep)
    if (values.only !== 'journeys') {
      // The bot check is for people, and limits are to be seen at work.
      await site.redeploy({ LIMITS: 'on', CAPTCHA: 'off' })
      await lookAtSeveral(site, verdicts)
      await runTrial(site, verdicts)
    }
  } finally {
    await site.stop()
  }
  verdicts.conclude()
}
