import { HindiWordmark, Toran } from '@basera/platform/design/art'

/** Milliseconds (shell.splash-duration). */
export const splashDuration = 500

/** A page rendered in the browser needs no splash. */
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

/** Removed by styles alone, and never shown without script. */
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
