import { type FileStore, layeredFiles, localFiles, s3Files } from '@basera/platform/server/files'
import type { Logger } from '@basera/platform/server/logger'
import type { Settings } from './settings/settings.ts'

/** The service will go on refusing: wrong bucket or keys. */
const isRefusal = (error: unknown): boolean => / \(40[0-9]\) /.test((error as Error).message)

export interface OpenFiles {
  readonly files: FileStore
  close(): void
}

/**
 * Folder or bucket. Demo pictures stay in the folder. Throws for refused settings; an unreachable service may come
 * back.
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
