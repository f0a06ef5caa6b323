import '@basera/platform/design/styles.css'
import { apiContext, fetchApi } from '@basera/platform/web'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app.tsx'
import { FatalScreen, installGlobalErrorLogging } from './errors/fatal-screen.tsx'
import { type PageData, pageDataId } from './page-data.ts'
import { routes } from './routes.tsx'

/** Hydration needs the modules of the page at hand before its first render. */
async function loadMatchedModules(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy())
      delete route.lazy
    }),
  )
}

function getContext(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, fetchApi)
  return context
}

async function takeOver(root: HTMLElement): Promise<void> {
  const { settings, hydration }: PageData = JSON.parse(
    document.getElementById(pageDataId)?.textContent ?? '{}',
  )
  await loadMatchedModules()
  const failed = hydration.failure !== undefined
  const router = createBrowserRouter(routes, {
    getContext,
    ...(failed ? {} : { hydrationData: { loaderData: hydration.loaderData ?? {} } }),
  })
  const app = (
    <App settings={settings}>
      <RouterProvider router={router} />
    </App>
  )
  // A page the server could not make is made again here: its loaders run anew.
  if (failed) createRoot(root).render(app)
  else startTransition(() => void hydrateRoot(root, app))
}

const root = document.getElementById('root')
if (root) {
  installGlobalErrorLogging()
  takeOver(root).catch((error: unknown) => {
    console.error(error)
    createRoot(root).render(<FatalScreen />)
  })
}
