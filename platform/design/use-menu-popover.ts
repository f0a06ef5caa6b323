import { type ToggleEvent, useEffect, useId, useRef } from 'react'
import { watchMenus } from './overlays/watch-menus.ts'

const pixelsBelowButton = 6

/** A native popover below its button; Esc, Back and a press elsewhere close it. */
export function useMenuPopover() {
  const id = useId()
  useEffect(watchMenus, [])
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const position = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    const box = button.current?.getBoundingClientRect()
    if (newState !== 'open' || !box) return
    currentTarget.style.top = `${box.bottom + pixelsBelowButton}px`
    currentTarget.style.right = `${document.documentElement.clientWidth - box.right}px`
  }
  return {
    button: { ref: button, popoverTarget: id },
    menu: { ref: menu, id, popover: 'auto' as const, onBeforeToggle: position },
    close: () => menu.current?.hidePopover(),
  }
}
