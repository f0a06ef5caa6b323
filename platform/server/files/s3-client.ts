import type { S3Client } from '@aws-sdk/client-s3'

export interface S3Settings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const connecting = 3000
const answering = 20_000

const attempts = 3

const connections = 64

export type Sdk = typeof import('@aws-sdk/client-s3')

/** Works with any S3 service: buckets in the path, check sums only where required. Loaded here only: it is large. */
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

export const isMissing = (error: unknown): boolean =>
  (error as Fault).$metadata?.httpStatusCode === 404 && (error as Fault).name !== 'NoSuchBucket'

/** The service's error without the signed request. */
export function s3Fault(deed: string, error: unknown): Error {
  const { name, message, $metadata } = error as Fault
  const status = $metadata?.httpStatusCode ?? 'no answer'
  return new Error(`The file service could not ${deed}: ${name} (${status}) ${message ?? ''}`.trim())
}
