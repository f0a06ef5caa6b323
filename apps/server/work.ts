import type { Feature } from '@basera/platform/server/feature'
import { type WithheldFiles, withheldFiles } from '@basera/platform/server/files'
import { startJobs } from '@basera/platform/server/job-worker'
import type { Logger } from '@basera/platform/server/logger'
import { sendQueuedMails } from '@basera/platform/server/mail'
import { mailerOf } from './providers.ts'
import type { Shared } from './shared.ts'

export function openWithheld(
  features: readonly Pick<Feature, 'withheldFolders'>[],
  logger: Pick<Logger, 'warn'>,
): Promise<WithheldFiles> {
  const read = () => Promise.all(features.map(async (feature) => feature.withheldFolders?.() ?? []))
  return withheldFiles(async () => (await read()).flat(), logger)
}

/** Returns a function that ends it. */
export async function startWork(
  { settings, logger, database: { db, url }, secrets, tracing }: Shared,
  features: readonly Feature[],
  withheld: WithheldFiles,
): Promise<() => Promise<void>> {
  const mailer = await mailerOf(settings, db)
  const tasks = [sendQueuedMails(mailer, secrets), ...features.flatMap((feature) => feature.tasks)]
  const jobs = await startJobs({ url, logger, tasks: tasks.map((task) => tracing?.job(task) ?? task) })
  const stopLooking = withheld.start()
  return async () => {
    await stopLooking()
    for (const feature of features) await feature.close?.()
    await jobs.stop()
    mailer.close()
  }
}
