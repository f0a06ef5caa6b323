export function Nest({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 170" aria-hidden="true" className={className}>
      <path d="M60 0V34" stroke="#8c5a34" strokeWidth="2.5" fill="none" />
      <path d="M60 30C64 50 98 62 98 104A38 38 0 0 1 22 104C22 62 56 50 60 30z" fill="#d9a94f" />
      <path d="M60 30C56 50 22 62 22 104a38 38 0 0 0 20 33.5C34 100 44 62 60 30z" fill="#c48f36" />
      <path
        d="M30 78q30 16 60 0M25 98q35 18 70 0M28 118q32 16 64 0M50 50q10 8 22 0"
        fill="none"
        stroke="#9a6d22"
        strokeWidth="2"
        opacity=".6"
      />
      <path d="M54 128v-16a13 13 0 0 1 26 0v16q-13 6-26 0z" fill="#3a2408" />
      <path d="M62 121a8 7 0 0 1 15 0v6q-8 2-15 0z" fill="#fbad18" />
      <circle cx="72" cy="119" r="1.6" fill="#2b1a00" />
      <path d="M77 120l6 2-6 2z" fill="#6b3c06" />
    </svg>
  )
}
