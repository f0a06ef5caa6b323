declare module '@20minutes/s3rver' {
  interface Listed {
    readonly objects: readonly { readonly key: string }[]
    readonly commonPrefixes: readonly string[]
    readonly isTruncated: boolean
  }
  interface ListOptions {
    readonly delimiter?: string
    readonly prefix?: string
    readonly startAfter?: string
    readonly maxKeys?: number
  }

  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly directory: string
      readonly silent: boolean
      readonly resetOnClose: boolean
      readonly vhostBuckets: boolean
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
    readonly store: { listObjects(bucket: string, options: ListOptions): Promise<Listed> }
    middleware: ((
      context: { readonly path: string; readonly state: { vhost?: boolean } },
      next: () => Promise<void>,
    ) => Promise<void>)[]
    httpServer: import('node:http').Server
  }
}
