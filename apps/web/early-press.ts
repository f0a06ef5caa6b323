declare global {
  interface Window {
    earlyPress: ((event: Event) => void) & {
      button?: HTMLButtonElement | null
      pressed?: string | null
    }
  }
}

/** Keeps the last press on a button before the page has its code. Links, forms and menus work without. */
export const earlyPressScript =
  "addEventListener('click',earlyPress=function(e){var b=e.target.closest('button[type=button]:not([popovertarget])');" +
  "earlyPress.button=b;earlyPress.pressed=b&&b.getAttribute('aria-pressed')},true)"

/** From here on the page hears presses itself. The function that it gives makes up for the one that was kept. */
export function takeEarlyPress(): () => void {
  const { earlyPress } = window
  window.removeEventListener('click', earlyPress, true)
  return () => {
    const { button, pressed } = earlyPress
    if (button?.isConnected && button.getAttribute('aria-pressed') === pressed) button.click()
  }
}
