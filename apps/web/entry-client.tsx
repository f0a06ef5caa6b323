import { prepareSession } from '@basera/accounts/web'
import '@basera/platform/design/styles.css'
import { apiContext, fetchApi, prefix } from '@basera/platform/web'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App, type PageData, pageDataId } from './app.tsx'
import { takeEarlyPress } from './early-press.ts'
import { FatalScreen, installGlobalErrorLogging, loadReport } from './errors/fatal-screen.tsx'
import { installImportAgain } from './import-again.ts'
import { routes } from './routes.tsx'
import { prepareWholeSheet } from './whole-sheet.ts'

/** Before the first render. */
async function loadMatchedModules({ location }: Pick<Window, 'location'>): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
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

/** After a reload the visible address was rendered, not the masked one. */
function removeMask(): void {
  const { state } = window.history
  if (state?.masked) window.history.replaceState({ ...state, masked: undefined }, '')
}

async function hydrate(root: HTMLElement): Promise<void> {
  const { settings, hydration }: PageData = JSON.parse(
    document.getElementById(pageDataId)?.textContent ?? '{}',
  )
  const styles = prepareWholeSheet()
  prepareSession(settings.authUrl)
  const language = prefix ? await import('./language/prefixed-router.ts') : undefined
  await loadMatchedModules(language?.routerWindow ?? window)
  const applyWholeSheet = await styles
  removeMask()
  const failed = hydration.failure !== undefined
  const router = createBrowserRouter(routes, {
    getContext,
    ...(language ? { window: language.routerWindow } : {}),
    ...(failed ? {} : { hydrationData: { loaderData: hydration.loaderData ?? {} } }),
  })
  language?.addPrefixes(router)
  const isVisitor = document.documentElement.dataset.member === undefined
  if (failed || !isVisitor) applyWholeSheet()
  const served = router.state.location
  router.subscribe(({ location, navigation }) => {
    if (location !== served || navigation.state !== 'idle') applyWholeSheet()
  })
  window.routerKey = () => router.state.location.key
  const app = (
    <App settings={settings} onAlive={takeEarlyPress()}>
      <RouterProvider router={router} />
    </App>
  )
  // Runs the loaders of a failed page again.
  if (failed) createRoot(root).render(app)
  else startTransition(() => void hydrateRoot(root, app))
  prepareInstallOffer()
}

/** Nothing is offered on a first visit. */
function isFirstVisit(): boolean {
  try {
    return Number(localStorage.getItem('basera-visits')) < 2
  } catch {
    return true
  }
}

function prepareInstallOffer(): void {
  if (isFirstVisit()) return
  const look = () =>
    import('./install/install-offer.tsx').then((module) => module.offerInstall(), console.error)
  if ('installPrompt' in window || 'standalone' in navigator) look()
  else addEventListener('installable', look, { once: true })
}

function watchKeyboard({ key }: KeyboardEvent): void {
  if (!['Tab', 'Enter', ' '].includes(key)) return
  removeEventListener('keydown', watchKeyboard)
  const focused = document.activeElement
  import('./keyboard/keep-focus.ts').then((module) => module.keepFocus(focused), console.error)
}

const root = document.getElementById('root')
if (root) {
  addEventListener('keydown', watchKeyboard)
  installGlobalErrorLogging()
  installImportAgain()
  hydrate(root).catch((error: unknown) => {
    console.error(error)
    const screen = createRoot(root)
    screen.render(<FatalScreen />)
    loadReport().then(({ reportFailure }) =>
      screen.render(<FatalScreen reference={reportFailure('application', error)} />),
    )
  })
}
