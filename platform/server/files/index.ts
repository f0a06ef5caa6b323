export { serveOnlyFilesAt, withFilesAt } from './file-host.ts'
export { fileCaching, registerFileRoutes } from './file-routes.ts'
export {
  type FileStore,
  type Files,
  layeredFiles,
  publicAddress,
  type StoredAt,
  storedAt,
} from './file-store.ts'
export { localFiles } from './local-files.ts'
export { clearReceived, withReceivedFile } from './received-file.ts'
export type { S3Settings } from './s3-client.ts'
export { s3Files } from './s3-files.ts'
export { pictureWidths, variantOf } from './stored-path.ts'
export { type WithheldFiles, withheldFiles } from './withheld-files.ts'
