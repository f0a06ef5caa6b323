import type { S3Client } from '@aws-sdk/client-s3'

/** How a bucket that speaks S3 is reached. */
export interface S3Settings {
  /** Address of the service, without the bucket. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Milliseconds in which a connection stands, and in which a file of 8 MB is written. */
const connecting = 3000
const answering = 20_000

/** Attempts of a request, the first included; the client waits a little longer before each. */
const attempts = 3

/** Requests under way at once; further ones wait for a connection. */
const connections = 64

export type Sdk = typeof import('@aws-sdk/client-s3')

/**
 * A client that any S3 service understands: buckets in the path, and no check sums but those a call demands, since not every
 * service knows the newer ones. Its package is large, so it is loaded only here.
 */
export async function openS3({ bucket: _, endpoint, region, ...keys }: S3Settings): Promise<{
  readonly sdk: Sdk
  readonly client: S3Client
}> {
  const sdk = await import('@aws-sdk/client-s3')
  const agent = { keepAlive: true, maxSockets: connections }
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: keys,
    forcePathStyle: true,
    maxAttempts: attempts,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connecting,
      requestTimeout: answering,
      socketTimeout: answering,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
  return { sdk, client }
}

interface Fault {
  readonly name?: string
  readonly message?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

/** The service says that there is no such file, or no such bucket. */
export const isMissing = (error: unknown): boolean =>
  (error as Fault).$metadata?.httpStatusCode === 404 && (error as Fault).name !== 'NoSuchBucket'

/** What went wrong with the service, without the signed request that it went wrong with. */
export function s3Fault(deed: string, error: unknown): Error {
  const { name, message, $metadata } = error as Fault
  const status = $metadata?.httpStatusCode ?? 'no answer'
  return new Error(`The file service could not ${deed}: ${name} (${status}) ${message ?? ''}`.trim())
}
