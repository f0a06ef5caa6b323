import { returnFocus } from './return-focus.ts'

const patienceForPagesMs = 100

function pathTo(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = []
  for (let one = element; one && one !== document.body; one = one.parentElement)
    if (one instanceof HTMLElement) path.push(one)
  return path
}

const dialogOf = (path: readonly HTMLElement[]) => path.find((one) => one instanceof HTMLDialogElement)

const isThere = (element: HTMLElement | undefined) =>
  element?.isConnected === true && element.checkVisibility()

const isLost = () => document.activeElement === document.body || document.activeElement === null

function focusPartOnce(part: HTMLElement): void {
  part.focus({ preventScroll: true })
  if (document.activeElement === part || part.hasAttribute('tabindex')) return
  part.tabIndex = -1
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  part.focus({ preventScroll: true })
}

/**
 * Brings the focus back where a press disabled, hid or removed what had it: to the same once it works again, else to the
 * part of the page around it (shell.focus-kept). `focused` had it when a key was pressed first.
 */
export function keepFocus(focused: Element | null): void {
  let path = pathTo(focused)
  let beforeDialog: readonly HTMLElement[] = []
  let isWaiting = false

  function bringBack(): void {
    isWaiting = false
    const [last] = path
    if (!isLost() || (isThere(last) && last?.matches(':disabled'))) return
    const isInside = isThere(dialogOf(path))
    const around = (isInside ? path : [...beforeDialog, ...path]).find(isThere)
    if (around) focusPartOnce(around)
  }
  const look = () => {
    if (isWaiting || path.length === 0 || !isLost()) return
    isWaiting = true
    setTimeout(bringBack, patienceForPagesMs)
  }
  look()
  returnFocus()
  document.addEventListener('focusin', ({ target }) => {
    const next = pathTo(target as Element)
    if (dialogOf(next) !== dialogOf(path)) beforeDialog = dialogOf(next) ? [...path, ...beforeDialog] : []
    path = next
  })
  document.addEventListener('pointerdown', () => {
    path = []
  })
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  })
}
