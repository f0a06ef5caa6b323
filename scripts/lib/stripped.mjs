import { createHash } from 'node:crypto'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export const strippedFolder = join(root, 'node_modules/.cache/stripped')

export const strippedName = (source) => createHash('sha256').update(source).digest('base64url')
