import { HindiWordmark, Toran } from '@basera/platform/design/art'

/** Milliseconds the splash stays at the start (accounts 2, 9). */
export const splashDuration = 500

/** The browser keeps what the server drew; a page made in the browser has no start to cover. */
const content = import.meta.env.SSR
  ? {
      children: (
        <>
          <Toran />
          <HindiWordmark />
        </>
      ),
    }
  : { dangerouslySetInnerHTML: { __html: '' } }

/**
 * Covers the page at its start. Styles alone take it away, and they never show it to people without script: the page
 * beneath is complete, and nothing waits for the splash.
 */
export function Splash() {
  return (
    <div
      className="splash"
      aria-hidden="true"
      style={{ animationDelay: `${splashDuration}ms` }}
      suppressHydrationWarning
      {...content}
    />
  )
}
