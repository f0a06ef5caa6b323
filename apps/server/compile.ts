import { flushCompileCache } from 'node:module'

/**
 * Compiles what the server is made of into `NODE_COMPILE_CACHE`. A process that finds all of it there never loads what
 * strips types, which takes 100 MB.
 */
await import('./start.ts')
await Promise.all([
  import('./social/draw-picture.ts'),
  import('./operations/tracing/start-tracing.ts'),
  import('@basera/platform/server/redis'),
  import('@basera/platform/server/smtp'),
])
if (process.env.NODE_ENV !== 'production') await import('@basera/database/seed')
flushCompileCache()
