import type { S3Settings } from '@basera/platform/server/files'
import { z } from 'zod'
import { address, text } from './fields.ts'

export const filesEnvironment = {
  FILES_URL: address.optional().meta({
    description:
      'Where people fetch uploaded pictures: another name of the product, or a CDN in front of it, so that they are of another origin than its pages. Without a path',
    unset: 'PUBLIC_URL',
    example: 'https://files.basera.example',
    production: 'https',
  }),
  S3_ENDPOINT: address.optional().meta({
    description:
      'Keep uploaded files in a bucket that speaks S3; the four without a default, or none of them',
    unset: 'files in DATA_DIR',
    example: 'https://s3.ap-south-1.amazonaws.com',
  }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .meta({ description: 'The bucket, which stays private', example: 'basera-files' }),
  S3_ACCESS_KEY_ID: text.optional().describe('The key that requests are signed with'),
  S3_SECRET_ACCESS_KEY: text.optional().meta({ description: 'The other half of the key', secret: true }),
  S3_REGION: text
    .default('ap-south-1')
    .describe(
      'The region that requests are signed for; auto or us-east-1 for many services that are not Amazon’s',
    ),
} as const

const shape = z.object(filesEnvironment)
type FilesEnvironment = z.output<typeof shape>

export function fileHostProblems(
  filesUrl: string | undefined,
  publicUrl: string | undefined,
  production: boolean,
) {
  if (filesUrl === undefined) return []
  const { origin, host, protocol, pathname, search } = new URL(filesUrl)
  const problems: string[] = []
  if (pathname !== '/' || search !== '')
    problems.push(`FILES_URL must be an address without a path, such as ${origin}`)
  if (publicUrl !== undefined && new URL(publicUrl).host === host)
    problems.push('FILES_URL must have another host than PUBLIC_URL, or be left out')
  if (production && protocol !== 'https:') problems.push('FILES_URL must be an https address in production')
  return problems
}

const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export function filesProblems(env: FilesEnvironment): string[] {
  const given = names.find((name) => env[name] !== undefined)
  if (!given) return []
  return names
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is missing: ${given} is set, and files are kept in a bucket with all four`)
}

export function filesSettings(env: FilesEnvironment): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
