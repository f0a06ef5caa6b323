import type { Feature } from '@basera/platform/server/feature'
import { type WithheldFiles, withheldFiles } from '@basera/platform/server/files'
import type { Logger } from '@basera/platform/server/logger'

export function openWithheld(
  features: readonly Pick<Feature, 'withheldFolders'>[],
  logger: Pick<Logger, 'warn'>,
): Promise<WithheldFiles> {
  const read = () => Promise.all(features.map(async (feature) => feature.withheldFolders?.() ?? []))
  return withheldFiles(async () => (await read()).flat(), logger)
}
