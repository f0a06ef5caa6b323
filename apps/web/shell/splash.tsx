import { HindiWordmark, Toran } from '@basera/platform/design/art'

/** Milliseconds the splash stays at the start (accounts 2, 9). */
export const splashDuration = 500

/**
 * Covers the page at its start. Styles alone take it away, and they never show it to people without script: the page
 * beneath is complete, and nothing waits for the splash.
 */
export function Splash() {
  return (
    <div className="splash" aria-hidden="true" style={{ animationDelay: `${splashDuration}ms` }}>
      <Toran />
      <HindiWordmark />
    </div>
  )
}
