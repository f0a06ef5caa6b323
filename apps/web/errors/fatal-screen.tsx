/** shell.fatal-error. Uses no router, settings or catalogue, which may be broken. */
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

export const loadReport = () => import('./report-failure.ts')

/** shell.uncaught-errors */
export function installGlobalErrorLogging(): void {
  window.addEventListener('error', ({ error, message }) => console.error('Uncaught error', error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => console.error('Unhandled rejection', reason))
}
