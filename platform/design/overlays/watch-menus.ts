import { openOverlay } from './overlay-history.ts'

function giveEntry(menu: HTMLElement): void {
  const forget = openOverlay(() => {
    menu.hidePopover()
    return true
  })
  const onToggle = ({ newState }: ToggleEvent) => {
    // The event of its opening may still be on its way to the menu.
    if (newState === 'open') return
    menu.removeEventListener('toggle', onToggle)
    forget()
  }
  menu.addEventListener('toggle', onToggle)
}

let isWatching = false

/** From now on Back closes menus, native popovers, as it closes dialogs (shell.back-closes). */
export function watchMenus(): void {
  if (isWatching) return
  isWatching = true
  const open = document.querySelector<HTMLElement>('[popover=auto]:popover-open')
  if (open) giveEntry(open)
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (newState === 'open' && target instanceof HTMLElement && target.popover === 'auto') giveEntry(target)
  }
  document.addEventListener('toggle', onToggle, true)
}
