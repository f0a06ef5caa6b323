import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from './s3-client.ts'

/** The server overlooks folders that hold nothing but folders: they are found in a listing of all files. */
function listAllFolders({ store }: S3rver): void {
  const listObjects = store.listObjects.bind(store)
  store.listObjects = async (bucket, options) => {
    const { delimiter, prefix = '', ...others } = options
    const listed = await listObjects(bucket, { ...others, prefix })
    if (!delimiter) return listed
    const folderOf = (key: string) => key.slice(0, key.indexOf(delimiter, prefix.length) + 1)
    const folders = listed.objects.map(({ key }) => folderOf(key)).filter((one) => one !== '')
    return {
      ...listed,
      objects: listed.objects.filter(({ key }) => folderOf(key) === ''),
      commonPrefixes: [...new Set(folders)],
    }
  }
}

export interface S3Server {
  readonly settings: S3Settings
  close(): Promise<void>
}

/** A server that speaks S3, with an empty bucket; it knows one pair of keys and checks what is signed with them. */
export async function s3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'basera-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    resetOnClose: false,
    vhostBuckets: false,
    configureBuckets: [{ name: 'basera' }],
  })
  listAllFolders(server)
  // Clients ask a bucket at `/basera/`; the server checks what they signed as if they had asked at `/basera`.
  server.middleware.splice(-1, 0, (context, next) => {
    if (context.path === '/basera/') Object.assign(context, { mountPath: '/' }).state.vhost = true
    return next()
  })
  const { port } = await server.run()
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, region: 'ap-south-1', bucket: 'basera', ...keys },
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
