import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { LanguagePages, Renderer } from './renderer.ts'

const css = '/platform/design/styles.css'
// What @vitejs/plugin-react expects of a page that Vite did not make.
const refresh =
  'import r from "/@react-refresh";r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t'

export async function developmentRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite')
  const configFile = join(import.meta.dirname, '../../web/vite.config.ts')
  const vite = await createServer({
    configFile,
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  type ServerEntry = typeof import('../../web/entry-server.tsx')
  const entry = async () => (await vite.ssrLoadModule('/apps/web/entry-server.tsx')) as ServerEntry
  const { headScript, manifest, pageDataId } = await entry()
  const english: LanguagePages = {
    manifest,
    load: async (...args) => (await entry()).loadPage(...args),
    frame: {
      styles: () => `<link rel="stylesheet" href="${css}"><script type="module">${refresh}</script>`,
      headScript,
      dataId: pageDataId,
      scripts: () =>
        '<script type="module" src="/@vite/client"></script><script type="module" src="/apps/web/entry-client.tsx"></script>',
    },
  }
  return { languages: ['en'], english, pages: async () => english, build: 'development' }
}
