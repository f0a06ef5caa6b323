import { Problem } from '@basera/platform/contract'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientError } from './contract.ts'
import { FatalScreen, installGlobalErrorLogging } from './fatal-screen.tsx'
import { errorMessage, PageError } from './page-error.tsx'
import { clientErrorOf, reportFailure } from './report-failure.ts'

async function failedPage(error: unknown): Promise<string> {
  const loader = () => {
    throw error
  }
  const handler = createStaticHandler([{ path: '/', element: null, ErrorBoundary: PageError, loader }])
  const context = await handler.query(new Request('https://basera.example/'))
  if (context instanceof Response) throw new Error('redirected')
  return renderToString(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
}

describe('a page that fails', () => {
  it("shell.page-error: shows 'Something went wrong', the message and a Reload Page button", async () => {
    const html = await failedPage(new Problem('service_unavailable', 'Failed to load room details'))
    expect(html).toContain('Something went wrong')
    expect(html).toContain('<code>Failed to load room details</code>')
    expect(html).toMatch(/<button[^>]*>.*Reload Page<\/button>/)
  })

  it('keeps the failures of the server to its log', async () => {
    expect(await failedPage(new Error('relation "rooms" does not exist'))).not.toContain('relation')
  })
})

describe('the message of an error', () => {
  it.each([
    ['a refusal by the API', new Problem('not_found', 'This room is gone'), true, 'This room is gone'],
    ['a failure in the browser', new Error('Loading chunk 3 failed'), true, 'Loading chunk 3 failed'],
    ['a failure on the server', new Error('secret'), false, 'An unexpected error occurred'],
    ['something odd', 'text', true, 'An unexpected error occurred'],
  ])('%s', (_, error, inBrowser, message) => expect(errorMessage(error, inBrowser)).toBe(message))
})

describe('the app itself failing', () => {
  it("shell.fatal-error: shows 'Application Error'", () => {
    expect(renderToString(<FatalScreen />)).toContain('Application Error')
  })
})

describe('the report of a failure in a browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('contains its kind and where in our files, and nothing about the person', () => {
    const error = new SyntaxError('"asha@example.com" is not valid JSON')
    error.stack = `SyntaxError: "asha@example.com" is not valid JSON
    at parse (https://basera.example/assets/page-a1_B2.js:1:2345)
    at https://basera.example/chats?q=asha:3:4
    at chrome-extension://abc/assets.js:1:1`
    const report = clientErrorOf('page', error, '3f9a1c0b77e2')
    expect(report).toEqual({
      screen: 'page',
      reference: '3f9a1c0b77e2',
      name: 'SyntaxError',
      frames: ['/assets/page-a1_B2.js:1:2345'],
    })
  })

  it.each<[string, unknown]>([
    ['a text', 'thrown'],
    ['an error without a stack', Object.assign(new Error('x'), { stack: undefined })],
    ['an error of an odd name', Object.assign(new Error('x'), { name: 'asha@example.com' })],
    ['a stack without an end', Object.assign(new Error('x'), { stack: '/assets/a.js:1:1\n'.repeat(1000) })],
  ])('is accepted by the server: %s', (_, error) => {
    expect(clientError.safeParse(clientErrorOf('application', error, '3f9a1c0b77e2')).success).toBe(true)
  })

  it('is sent under the reference that is shown, and may be lost', () => {
    const sent = vi.fn((_address: string, _init: RequestInit) => Promise.reject(new Error('offline')))
    vi.stubGlobal('fetch', sent)
    const said = reportFailure('page', new Error('x'))
    const reference = said?.slice('Reference: '.length)
    const [address, init] = sent.mock.calls[0] ?? []
    expect(address).toBe('/api/client-errors')
    expect(JSON.parse(String(init?.body))).toMatchObject({ reference, screen: 'page' })
    expect(renderToString(<FatalScreen reference={said} />)).toContain(`Reference: ${reference}`)
  })

  it('is not sent for answers of the server', () => {
    const sent = vi.fn()
    vi.stubGlobal('fetch', sent)
    expect(reportFailure('page', new Problem('internal_error', 'Reference: 3f9a1c0b77e2'))).toBeUndefined()
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('uncaught errors', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('shell.uncaught-errors: global errors are only logged', () => {
    const window = new EventTarget()
    vi.stubGlobal('window', window)
    const log = vi.spyOn(console, 'error').mockReturnValue()
    installGlobalErrorLogging()
    const error = new Error('lost')
    window.dispatchEvent(Object.assign(new Event('error'), { error }))
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: 'gone' })
    window.dispatchEvent(event)
    expect(log.mock.calls).toEqual([
      ['Uncaught error', error],
      ['Unhandled rejection', 'gone'],
    ])
    expect(event.defaultPrevented).toBe(false)
  })
})
