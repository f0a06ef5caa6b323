export function MarkShapes() {
  return (
    <>
      <rect width="64" height="64" rx="16" fill="var(--mark, #0b5a38)" />
      <path d="M9.5 17h45M46 17v36.5" stroke="#fff" strokeWidth="6.6" strokeLinecap="round" />
      <circle cx="29" cy="37.4" r="15" fill="#fff" />
      <path d="M38 31h8v13h-8z" fill="#fff" />
      <path d="M33.16 45.38a9 9 0 0 1-12.14-12.14z" fill="var(--mark, #0b5a38)" />
      <path d="M24.84 29.42a9 9 0 0 1 12.14 12.14z" fill="#fbad18" />
    </>
  )
}

/** The mark with its name for screen readers. Keep one bowl's radius clear around it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" role="img" aria-label="Basera" className={className}>
      <MarkShapes />
    </svg>
  )
}
