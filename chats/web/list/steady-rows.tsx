import { Component, createRef, type ReactNode } from 'react'

interface Place {
  /** The row that has the focus. */
  readonly focused: string | undefined
  /** Where rows that are in sight stand, in pixels. */
  readonly tops: ReadonlyMap<string, number>
}

interface SteadyRowsProps {
  readonly className: string
  /** The row at the top; it may have come from anywhere. */
  readonly first: string | undefined
  readonly children: ReactNode
}

const rowName = (row: Element | null | undefined) => row?.getAttribute('data-chat') ?? undefined

/** Rows that scroll by themselves. While they move, what is in sight stays where it is, and the focus on its row. */
export class SteadyRows extends Component<SteadyRowsProps> {
  readonly #box = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(): Place | null {
    const box = this.#box.current
    if (!box) return null
    const { top, bottom } = box.getBoundingClientRect()
    const tops = new Map<string, number>()
    // At its top, a list shows what is new.
    if (box.scrollTop > 0)
      for (const row of this.#rows()) {
        const at = row.getBoundingClientRect()
        if (at.bottom > top && at.top < bottom) tops.set(rowName(row) ?? '', at.top)
      }
    const { activeElement } = document
    return { focused: box.contains(activeElement) ? rowName(activeElement) : undefined, tops }
  }

  override componentDidUpdate(_: SteadyRowsProps, __: unknown, place: Place | null): void {
    const box = this.#box.current
    if (!box || !place) return
    const anchor = this.#rows().find(
      (row) => rowName(row) !== this.props.first && place.tops.has(rowName(row) ?? ''),
    )
    if (anchor)
      box.scrollTop += anchor.getBoundingClientRect().top - (place.tops.get(rowName(anchor) ?? '') ?? 0)
    // A row that the browser has moved loses it.
    if (place.focused && !box.contains(document.activeElement))
      this.#rows()
        .find((row) => rowName(row) === place.focused)
        ?.focus({ preventScroll: true })
  }

  #rows(): HTMLElement[] {
    return [...(this.#box.current?.querySelectorAll<HTMLElement>('[data-chat]') ?? [])]
  }

  override render(): ReactNode {
    return (
      <div ref={this.#box} className={this.props.className}>
        {this.props.children}
      </div>
    )
  }
}
