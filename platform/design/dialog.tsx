import { type CSSProperties, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Toran } from './art/toran.tsx'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { CheckIcon, XIcon } from './icons.ts'
import { useBackCloses } from './overlays/use-back-closes.ts'

export interface DialogProps {
  readonly open: boolean
  /** Called by Esc, scrim and close button; set `open` to false. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly sideBySide?: boolean
  readonly closeLabel?: string | undefined
  readonly dismissable?: boolean
  /** `success` shows a garland over a check. */
  readonly head?: 'plain' | 'success'
  readonly width?: number
  readonly className?: string
  /** The address says that it is open, so that Back closes it without an entry of its own. */
  readonly isInAddress?: boolean
}

/** Bottom sheet below 640 px, centred above. Focuses `data-autofocus` or itself; the browser traps focus. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: DialogProps) {
  const {
    title,
    children,
    actions,
    sideBySide,
    closeLabel,
    head = 'plain',
    width,
    className,
    onClose,
  } = props
  const titleId = useId()
  const modal = useModal(props)
  return (
    <dialog
      {...modal}
      className={cx('dialog', className)}
      aria-labelledby={titleId}
      tabIndex={-1}
      style={width === undefined ? undefined : ({ '--dw': `${width}px` } as CSSProperties)}
    >
      <div className="dialog-in">
        {head === 'success' && (
          <div className="dialog-toran">
            <Toran />
            <span className="seal">
              <CheckIcon />
            </span>
          </div>
        )}
        <div className="dialog-head">
          <h2 id={titleId} className="text-h2">
            {title}
          </h2>
          {closeLabel && <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />}
        </div>
        {children}
        {actions && <div className={cx('dialog-acts', sideBySide && 'side')}>{actions}</div>}
      </div>
    </dialog>
  )
}

/** Opens a `<dialog>` over the page while it is mounted. */
export function useModal({
  onClose,
  dismissable = true,
  isInAddress,
  page,
}: Pick<DialogProps, 'onClose' | 'dismissable' | 'isInAddress'> & { page?: string }) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const close = () => {
    if (dismissable) onClose()
    return dismissable
  }
  useBackCloses(isInAddress ? undefined : close, page)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
    first.focus()
    return () => dialog.close()
  }, [])
  return {
    ref,
    onCancel: (event: { preventDefault(): void; target: EventTarget; currentTarget: EventTarget }) => {
      // A file input inside also cancels, and bubbles.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      close()
    },
    // Browsers close the dialog on a second Esc anyway.
    onClose: (event: { currentTarget: HTMLDialogElement; target: EventTarget }) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = isOutside(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (dismissable && pressedOutside.current && isOutside(event)) onClose()
    },
  }
}

function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}
