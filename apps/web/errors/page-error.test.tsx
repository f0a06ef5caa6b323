import { Problem } from '@basera/platform/contract'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorMessage } from './error-message.ts'
import { FatalScreen, installGlobalErrorLogging } from './fatal-screen.tsx'
import { PageError } from './page-error.tsx'

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
  it("accounts 2: shows 'Something went wrong', the message and a Reload Page button", async () => {
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

describe('the product itself failing', () => {
  it("accounts 2, marketplace 8: shows 'Application Error'", () => {
    expect(renderToString(<FatalScreen />)).toContain('Application Error')
  })
})

describe('errors nobody caught', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('accounts 2: global errors are only logged', () => {
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
