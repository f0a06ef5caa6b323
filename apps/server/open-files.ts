import { type FileStore, layeredFiles, localFiles, s3Files } from '@basera/platform/server/files'
import type { Logger } from '@basera/platform/server/logger'
import type { Settings } from './settings/settings.ts'

/** The service answered, and will go on answering the same: a bucket or keys that are none of ours. */
const isRefusal = (error: unknown): boolean => / \(40[0-9]\) /.test((error as Error).message)

export interface OpenFiles {
  readonly files: FileStore
  close(): void
}

/**
 * The store of uploaded files, as the operator chose: the folder, or a bucket. In front of demo data the bucket
 * takes what is new, while demo pictures stay in the folder: thousands of them need not be carried to a service for a trial.
 * Throws when the service refuses the settings; one that cannot be reached at the start may come back.
 */
export async function openFiles(
  { s3, demoData }: Pick<Settings, 's3' | 'demoData'>,
  folder: string,
  logger: Pick<Logger, 'error'>,
): Promise<OpenFiles> {
  if (!s3) return { files: localFiles(folder), close: () => undefined }
  const bucket = await s3Files(s3)
  await bucket.check('profile-images').catch((err: unknown) => {
    if (isRefusal(err))
      throw new Error(`S3_BUCKET ${s3.bucket} at ${s3.endpoint} cannot be used. ${(err as Error).message}`)
    logger.error({ err }, 'the file service cannot be reached')
  })
  return { files: demoData ? layeredFiles(bucket, localFiles(folder)) : bucket, close: bucket.close }
}
