import type { PublicSettings } from '@basera/platform/web'

type SocialName = PublicSettings['socialLinks'][number]['name']

const drawings: Record<SocialName, string> = {
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17 7h.01',
  x: 'M4 4l16 16M20 4L4 20',
  linkedin:
    'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM8 11v6M8 7.5v.01M12 17v-6M12 13.5a2.5 2.5 0 0 1 5 0V17',
}

/** A social network in the strokes of our icons. */
export function SocialIcon({ name }: { readonly name: SocialName }) {
  return (
    <svg viewBox="0 0 24 24" className="i" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
