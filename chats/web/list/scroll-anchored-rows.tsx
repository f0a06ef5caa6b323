import { Component, createRef, type ReactNode } from 'react'

interface ScrollSnapshot {
  readonly focused: string | undefined
  readonly tops: ReadonlyMap<string, number>
}

interface SteadyRowsProps {
  readonly className: string
  /** The row at the top, which may just have moved there. */
  readonly first: string | undefined
  readonly children: ReactNode
}

const rowName = (row: Element | null | undefined) => row?.getAttribute('data-chat') ?? undefined

/** When rows move, the visible ones stay in place and the focus stays on its row. */
export class ScrollAnchoredRows extends Component<SteadyRowsProps> {
  readonly #box = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(): ScrollSnapshot | null {
    const box = this.#box.current
    if (!box) return null
    const { top, bottom } = box.getBoundingClientRect()
    const tops = new Map<string, number>()
    // At the top, the list shows new rows instead.
    if (box.scrollTop > 0)
      for (const row of this.#rows()) {
        const at = row.getBoundingClientRect()
        if (at.bottom > top && at.top < bottom) tops.set(rowName(row) ?? '', at.top)
      }
    const { activeElement } = document
    return { focused: box.contains(activeElement) ? rowName(activeElement) : undefined, tops }
  }

  override componentDidUpdate(_: SteadyRowsProps, __: unknown, snapshot: ScrollSnapshot | null): void {
    const box = this.#box.current
    if (!box || !snapshot) return
    const anchor = this.#rows().find(
      (row) => rowName(row) !== this.props.first && snapshot.tops.has(rowName(row) ?? ''),
    )
    if (anchor)
      box.scrollTop += anchor.getBoundingClientRect().top - (snapshot.tops.get(rowName(anchor) ?? '') ?? 0)
    // A moved element loses the focus.
    if (snapshot.focused && !box.contains(document.activeElement))
      this.#rows()
        .find((row) => rowName(row) === snapshot.focused)
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
