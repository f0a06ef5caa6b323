import type { ReactNode } from 'react'

/** The grid of room cards: one column on phones, up to four where the filters are hidden (`wide`). */
export function RoomGrid({ wide, children }: { wide: boolean; children: ReactNode }) {
  const columns = wide ? 'lg:grid-cols-3 xl:grid-cols-4' : 'xl:grid-cols-3'
  return <ul className={`grid gap-x-6 gap-y-8 sm:grid-cols-2 ${columns}`}>{children}</ul>
}
