import type { ShownProofs } from '@basera/accounts/contract'
import { BadgeCheckIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

interface Shown {
  readonly proofs: ShownProofs
}

export function WorkWords({ work }: { readonly work: NonNullable<ShownProofs['work']> }) {
  return (
    <span className="min-w-0 whitespace-normal wrap-anywhere">
      {useSentences(en)('accounts.proofs.work', work)}
    </span>
  )
}

/** Beside "Phone verified" (accounts.proofs-shown). */
export function WorkProof({ proofs: { work } }: Shown) {
  if (!work) return null
  return (
    <p className="mt-1 flex items-center gap-1.25 text-small font-[600] text-link">
      <BadgeCheckIcon size="s" />
      <WorkWords work={work} />
    </p>
  )
}

export const PhotoWords = () => useSentences(en)('accounts.proofs.photo')

/** Beside "Phone verified" (accounts.proofs-shown). */
export function PhotoProof({ proofs: { photo_on } }: Shown) {
  if (!photo_on) return null
  return (
    <p className="mt-1 flex items-center gap-1.25 text-small font-[600] text-link">
      <BadgeCheckIcon size="s" />
      <PhotoWords />
    </p>
  )
}
