/**
 * Shown when the product itself cannot render (accounts 2, marketplace 8). It leans on nothing that may be what broke:
 * no router, no settings, no sentences.
 */
export function FatalScreen({ reference }: { readonly reference?: string | undefined }) {
  return (
    <main className="empty page-prompt" role="alert">
      <h1 className="text-h1">Application Error</h1>
      <p>Basera could not be shown. Please reload the page.</p>
      <p>{reference}</p>
      <div>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Reload Page
        </button>
      </div>
    </main>
  )
}

/** What tells the server of a failure: read when there is one. */
export const loadReport = () => import('./report-failure.ts')

/** Errors nobody caught are only logged (accounts 2). */
export function installGlobalErrorLogging(): void {
  window.addEventListener('error', ({ error, message }) => console.error('Uncaught error', error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => console.error('Unhandled rejection', reason))
}
