import { HindiWordmark, Toran } from '@basera/platform/design/art'

/** Milliseconds (shell.splash-duration). */
export const splashDuration = 500

/** The browser keeps the server's HTML; a page rendered in the browser alone needs no splash. */
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

/** Covers the page at its start. Styles alone remove it, and never show it to people without script. */
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
