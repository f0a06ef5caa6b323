import { useId } from 'react'

const leaf = 'c4.5 5.4 3.6 12.6 0 18c-3.6-5.4-4.5-12.6 0-18z'
const flowers = [
  [0, 5.6],
  [32, 10.9],
  [64, 10.9],
  [96, 5.6],
] as const

export function Toran({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg className={className} width="100%" height="34" aria-hidden="true">
      <defs>
        <pattern id={id} width="96" height="34" patternUnits="userSpaceOnUse">
          <path d="M0 2Q48 14 96 2" fill="none" stroke="var(--d-leaf)" strokeWidth="1.8" />
          <path d={`M16 5.3${leaf}M48 8${leaf}M80 5.3${leaf}`} fill="var(--d-leaf)" />
          {flowers.map(([x, y]) => (
            <circle
              key={x}
              cx={x}
              cy={y}
              r="3.65"
              fill="var(--d-gen2)"
              stroke="var(--d-gen)"
              strokeWidth="2.7"
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="34" fill={`url(#${id})`} />
    </svg>
  )
}
