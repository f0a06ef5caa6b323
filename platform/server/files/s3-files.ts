import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { fileMaxAge } from './file-routes.ts'
import type { FileStore, KeptFile, StoredFile } from './file-store.ts'
import { isMissing, openS3, type S3Settings, type Sdk, s3Fault } from './s3-client.ts'
import { checkFolder, checkPath, finishedPath, pictureWidths, typeOf, variantOf } from './stored-path.ts'

interface Service {
  readonly sdk: Sdk
  readonly client: S3Client
  readonly bucket: string
}

const atOnce = 16

const doing = <T>(deed: string, request: Promise<T>): Promise<T> =>
  request.catch((error: unknown) => {
    throw s3Fault(deed, error)
  })

async function* bytesOf(
  { sdk, client, bucket }: Service,
  key: string,
  etag: string,
): AsyncGenerator<Uint8Array> {
  const request = new sdk.GetObjectCommand({ Bucket: bucket, Key: key, IfMatch: etag })
  const { Body } = await doing('read a file', client.send(request))
  if (Body) yield* Body as Readable
}

async function fileAt(service: Service, key: string, type: string): Promise<StoredFile | undefined> {
  const { sdk, client, bucket } = service
  const head = await client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: key })).catch((error) => {
    if (isMissing(error)) return undefined
    throw s3Fault('find a file', error)
  })
  if (head?.ETag === undefined || head.ContentLength === undefined) return undefined
  const etag = head.ETag
  return { type, size: head.ContentLength, etag, open: () => Readable.from(bytesOf(service, key, etag)) }
}

interface Listing {
  readonly Prefix: string
  readonly Delimiter?: string
}

async function* pagesOf({ sdk, client, bucket }: Service, listing: Listing) {
  for (let token: string | undefined; ; ) {
    const request = new sdk.ListObjectsV2Command({ Bucket: bucket, ContinuationToken: token, ...listing })
    const page = await doing('list files', client.send(request))
    yield page
    if (!page.IsTruncated) return
    token = page.NextContinuationToken
  }
}

async function filesIn(service: Service, bucket: string, folder: string): Promise<KeptFile[]> {
  const files: KeptFile[] = []
  for await (const { Contents = [] } of pagesOf(service, { Prefix: `${bucket}/${folder}/` }))
    for (const { Key, LastModified } of Contents)
      if (Key && LastModified) files.push({ path: Key.slice(bucket.length + 1), written: LastModified })
  return files
}

function writing(service: Service): Omit<FileStore, 'find'> {
  const { sdk, client, bucket: Bucket } = service
  const removeKey = (Key: string) =>
    doing('remove a file', client.send(new sdk.DeleteObjectCommand({ Bucket, Key })))
  return {
    async store(bucket, path, bytes) {
      checkPath(bucket, path)
      const request = new sdk.PutObjectCommand({
        Bucket,
        Key: `${bucket}/${path}`,
        Body: bytes,
        ContentLength: bytes.length,
        ContentMD5: createHash('md5').update(bytes).digest('base64'),
        ContentType: typeOf(path) ?? 'application/octet-stream',
        CacheControl: `public, max-age=${fileMaxAge}`,
      })
      await doing('keep a file', client.send(request))
    },
    async remove(bucket, path) {
      const finished = finishedPath(path)
      checkPath(bucket, finished ?? path)
      const widths = finished === undefined ? pictureWidths.map((width) => variantOf(path, width)) : []
      await Promise.all([...new Set([path, ...widths])].map((one) => removeKey(`${bucket}/${one}`)))
    },
    async folders(bucket) {
      const folders: string[] = []
      for await (const { CommonPrefixes = [] } of pagesOf(service, { Prefix: `${bucket}/`, Delimiter: '/' }))
        folders.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(bucket.length + 1, -1)))
      return folders
    },
    async files(bucket, folder) {
      checkFolder(bucket, folder)
      return filesIn(service, bucket, folder)
    },
    async removeFolder(bucket, folder) {
      checkFolder(bucket, folder)
      const files = await filesIn(service, bucket, folder)
      for (let from = 0; from < files.length; from += atOnce)
        await Promise.all(files.slice(from, from + atOnce).map(({ path }) => removeKey(`${bucket}/${path}`)))
    },
  }
}

export interface S3Files extends FileStore {
  check(bucket: string): Promise<void>
  close(): void
}

/** Files at `{our bucket}/{path}`. After three attempts throws an `Error` that names the operation. */
export async function s3Files(settings: S3Settings): Promise<S3Files> {
  const service = { ...(await openS3(settings)), bucket: settings.bucket }
  return {
    async find(bucket, path, width) {
      const type = typeOf(path)
      if (!type) return undefined
      const variant =
        width === undefined ? undefined : await fileAt(service, `${bucket}/${variantOf(path, width)}`, type)
      return variant ?? fileAt(service, `${bucket}/${path}`, type)
    },
    ...writing(service),
    async check(bucket) {
      for await (const _ of pagesOf(service, { Prefix: `${bucket}/`, Delimiter: '/' })) return
    },
    close: () => service.client.destroy(),
  }
}
