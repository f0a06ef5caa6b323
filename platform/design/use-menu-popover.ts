import { type ToggleEvent, useId, useRef } from 'react'

/** Pixels below the button. */
const gap = 6

/** A native popover below its button; Esc and a press elsewhere close it. */
export function useMenuPopover() {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const position = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    const box = button.current?.getBoundingClientRect()
    if (newState !== 'open' || !box) return
    currentTarget.style.top = `${box.bottom + gap}px`
    currentTarget.style.right = `${document.documentElement.clientWidth - box.right}px`
  }
  return {
    button: { ref: button, popoverTarget: id },
    menu: { ref: menu, id, popover: 'auto' as const, onBeforeToggle: position },
    close: () => menu.current?.hidePopover(),
  }
}
