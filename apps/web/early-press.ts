declare global {
  interface Window {
    earlyPress: ((event: Event) => void) & { button?: HTMLButtonElement | null }
  }
}

/** Keeps the last press on a button before the page has its code. Links, forms and menus work without. */
export const earlyPressScript =
  "addEventListener('click',earlyPress=function(e){earlyPress.button=e.target.closest('button[type=button]:not([popovertarget])')},true)"

/** From here on the page hears presses itself. The function that it gives makes up for the one that was kept. */
export function takeEarlyPress(): () => void {
  const { earlyPress } = window
  window.removeEventListener('click', earlyPress, true)
  return () => {
    if (earlyPress.button?.isConnected) earlyPress.button.click()
  }
}
