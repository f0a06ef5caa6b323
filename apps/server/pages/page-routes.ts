import { type Api, type Calls, Problem } from '@basera/platform/contract'
import type { Language } from '@basera/platform/contract/languages'
import { type Feature, inProcessApi, type MadeCall } from '@basera/platform/server/feature'
import {
  admitCall,
  explainError,
  type MountOptions,
  ownCopy,
  prepareWaitPage,
  sendProblem,
} from '@basera/platform/server/http'
import { SpentBudget } from '@basera/platform/server/limits'
import { commonRefusals } from '@basera/platform/server/sentences'
import { recordEvent } from '@basera/platform/server/telemetry'
import type { PublicSettings } from '@basera/platform/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LoadedPage } from '../../web/entry-server.tsx'
import { withPrefix } from '../../web/language/addresses.ts'
import type { KeptPictures } from '../social/kept-pictures.ts'
import { registerSocialPictures } from '../social/social-routes.ts'
import { documentOf } from './document.ts'
import { registerManifests } from './manifest-routes.ts'
import { createPageCache, type Encoding, type PageCache, type RenderedPage } from './page-cache.ts'
import { pageLanguage } from './page-language.ts'
import type { Renderer } from './renderer.ts'
import { cameraHeaders, securityHeaders } from './security-headers.ts'
import { publicCopy } from './shared-pages.ts'

export interface PageOptions extends MountOptions {
  readonly renderer: Renderer
  readonly features: readonly Feature[]
  readonly settings: PublicSettings
  readonly filesUrl?: string | undefined
  readonly cachedBytes: number
  /** Off only under hot reload, which injects scripts. */
  readonly secure: boolean
  readonly pictures: KeptPictures
}

/** Machine addresses (shell.machine-addresses). */
const notPages = /^\/(api|auth\/v1|storage|assets|metrics|livez|readyz)(\/|$)/
/** With a token or code in the address: not cached, and no referrer. */
const secretPages =
  /^\/(auth\/|decision\/|list\/|visit\/|shortlists\/|groups\/join\/|moderate\/?$|(unsubscribe|alerts\/mails)\/?$)/
const secretHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
const developmentPages = /^\/dev(\/|$)/

function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = header ?? ''
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted) ? 'gzip' : 'identity'
}

interface PageAnswer {
  readonly page: LoadedPage
  /** With its language. */
  readonly address: string
  readonly cache: PageCache
  readonly html: () => string
  readonly calls: readonly MadeCall[]
  readonly isWhole: boolean
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, address, cache, html, calls, isWhole }: PageAnswer,
) {
  let seconds: number | undefined
  const rendered = cache.page(address, page.status, page.data, () => {
    const begun = performance.now()
    const made = html()
    seconds = (performance.now() - begun) / 1000
    return made
  })
  recordEvent('page', seconds === undefined ? 'cached' : 'rendered', seconds)
  if (page.status === 200) cache.madeOf(address, isWhole ? calls : [])
  return sendRendered(request, reply, rendered, page.status)
}

async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: RenderedPage,
  status: number,
) {
  reply.header('etag', rendered.etag)
  if (!reply.hasHeader('cache-control')) reply.headers(ownCopy)
  if (status === 200 && request.headers['if-none-match'] === rendered.etag) return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(await rendered.body(encoding))
}

/** Keeps redirects inside the site. */
function sendRedirect(reply: FastifyReply, response: Response, base: string, prefix: string) {
  const { pathname, search } = new URL(response.headers.get('location') ?? '/', base)
  return reply
    .code(response.status)
    .header('location', withPrefix(pathname + search, prefix))
    .send()
}

/** What is deleted, hidden or not shared any more is gone at once (rooms.visible-rooms, rooms.shortlist-link). */
const neverStale = /^(\/\w\w)?\/(room|list)\//

/** Fails as over HTTP. Remembers failures and spent budgets: the page's own loader may make an empty page of them. */
function pageApi({ features, gate, limits }: PageOptions, request: FastifyRequest) {
  const spent: SpentBudget[] = []
  const failed: unknown[] = []
  const calls: MadeCall[] = []
  const admit = async (feature: Feature, key: string, call: MadeCall['call']) => {
    try {
      return await admitCall({ feature, key, call, options: { gate, limits } }, request)
    } catch (error) {
      if (error instanceof SpentBudget) spent.push(error)
      throw error
    }
  }
  const call = inProcessApi(features, admit, (made) => calls.push(made))
  const api: Api<Calls> = (key, input, options) =>
    call(key, input, options).catch((error: unknown) => {
      failed.push(error)
      throw explainError(error, request)
    })
  return { api, spent, failed, calls, admit }
}
type PageApi = ReturnType<typeof pageApi>

/** The page of an address whose calls' answers are all current. It spends what its calls spend (shell.page-budget). */
async function currentPage(cache: PageCache, address: string, { admit, spent }: PageApi) {
  const current = cache.current(address)
  if (!current) return undefined
  const admitted = Promise.all(current.calls.map(({ feature, key, call }) => admit(feature, key, call)))
  return admitted.then(
    () => current.rendered,
    (error: unknown) => {
      if (spent[0]) return undefined
      throw error
    },
  )
}

const sendTooManyPage = prepareWaitPage({
  status: 429,
  title: 'waitTitles.tooMany',
  sentence: 'commonRefusals.tooMany',
})

/** What a network gets once its budget is spent: the page of the last minute, else a small one (shell.page-budget). */
function sendSpent(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, address, language }: Pick<PageAnswer, 'cache' | 'address'> & { readonly language: Language },
  { seconds }: SpentBudget,
) {
  const latest = neverStale.test(request.url) ? undefined : cache.latest(address)
  if (latest) return sendRendered(request, reply, latest, 200)
  recordEvent('page', 'refused')
  return sendTooManyPage(reply, language, String(seconds))
}

export function registerPages(app: FastifyInstance, options: PageOptions): void {
  const { renderer } = options
  const { languages } = renderer
  registerManifests(app, renderer)
  const settings = languages.length > 1 ? { ...options.settings, languages } : options.settings
  const base = settings.publicUrl
  const headers = securityHeaders(renderer.english.frame.headScript, base.startsWith('https:'), {
    ...settings,
    filesUrl: options.filesUrl,
  })
  const cache = createPageCache(options.cachedBytes, renderer.build)
  const noCache = createPageCache(0, renderer.build)

  /** A page as whoever it is shared with gets it. */
  async function loadShared(request: FastifyRequest, shared: string) {
    const { language, pathname, redirect } = pageLanguage(shared, {}, languages)
    const url = URL.parse(base + pathname)
    if (redirect || !url) return undefined
    const { api, spent } = pageApi(options, request)
    const page = await (await renderer.pages(language)).load(new Request(url), api, settings)
    if (spent[0]) throw spent[0]
    return page instanceof Response ? undefined : page
  }
  registerSocialPictures(app, { pictures: options.pictures, limits: options.limits, load: loadShared })

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    // Joined as text: `//host` must stay a path.
    const url = URL.parse(base + request.url) ?? new URL('/-', base)
    const { language, prefix, pathname, redirect, vary } = pageLanguage(
      url.pathname,
      request.headers,
      languages,
    )
    const closed = notPages.test(pathname) || (!settings.development && developmentPages.test(pathname))
    if (closed || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return sendProblem(reply, new Problem('not_found', commonRefusals.nothingHere))
    }
    reply.header('vary', ['accept-encoding', 'authorization', ...(vary ? [vary] : [])].join(', '))
    if (redirect)
      return reply
        .code(redirect.status)
        .header('location', redirect.pathname + url.search)
        .send()
    url.pathname = pathname
    const pages = await renderer.pages(language)
    const calling = pageApi(options, request)
    const { api, spent, failed, calls } = calling
    const isVisitor = request.headers.authorization === undefined
    const address = `${language} ${request.url}`
    if (options.secure) reply.headers({ ...headers, ...cameraHeaders(pathname) })
    const rendered = isVisitor ? await currentPage(cache, address, calling) : undefined
    if (rendered) {
      recordEvent('page', 'cached')
      return sendRendered(request, reply.headers(publicCopy(pathname)), rendered, 200)
    }
    if (spent[0]) return sendSpent(request, reply, { cache, address, language }, spent[0])
    const page = await pages.load(new Request(url), api, settings)
    if (spent[0]) return sendSpent(request, reply, { cache, address, language }, spent[0])
    if (page instanceof Response) return sendRedirect(reply, page, base, prefix)
    if (page.failure !== undefined) request.log.error({ err: page.failure }, 'page failed')
    const html = () => documentOf(page, pages.frame, { language, languages })
    const isWhole = page.status === 200 && failed.length === 0
    const made = { page, address, html, calls, isWhole }
    if (secretPages.test(pathname))
      return sendPage(request, reply.headers(secretHeaders), { ...made, cache: noCache })
    if (!isVisitor) return sendPage(request, reply, { ...made, cache: noCache })
    return sendPage(request, reply.headers(isWhole ? publicCopy(pathname) : ownCopy), { ...made, cache })
  }
  app.setNotFoundHandler(answer)
}
