import type { ReactNode } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ marginTop: 44 }}>
      <h2
        className="text-h2"
        style={{ paddingBottom: 10, marginBottom: 18, borderBottom: '1px solid var(--c-line)' }}
      >
        {title}
      </h2>
      <div
        style={{
          display: 'grid',
          gap: '26px 36px',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {children}
      </div>
    </section>
  )
}

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div style={{ minWidth: 0 }}>
      <p className="text-micro text-ink-3" style={{ marginBottom: 6 }}>
        {name}
      </p>
      {children}
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>{children}</div>
}
