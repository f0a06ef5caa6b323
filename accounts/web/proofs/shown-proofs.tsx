import type { ShownProofs } from '@basera/accounts/contract'
import { BadgeCheckIcon } from '@basera/platform/design/icons'
import { longDate, useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
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

function Detail({
  title,
  means,
  not,
}: {
  readonly title: string
  readonly means: string
  readonly not: string
}) {
  return (
    <li className="mt-3">
      <b>{title}</b>
      <p>{means}</p>
      <p className="text-ink-3">{not}</p>
    </li>
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

/** When each was proven, and what it does not prove. Works without scripts. */
export function ProofDetails({ proofs: { phone_on, work, photo_on } }: Shown) {
  const t = useSentences(en)
  if (!phone_on && !work && !photo_on) return null
  return (
    <details className="mt-1 text-small">
      <summary className="link cursor-pointer py-2">{t('accounts.proofs.about')}</summary>
      <ul className="wrap-anywhere">
        {phone_on ? (
          <Detail
            title={t('accounts.proofs.phone.on', { day: longDate(phone_on) })}
            means={t('accounts.proofs.phone.means')}
            not={t('accounts.proofs.phone.not')}
          />
        ) : null}
        {work ? (
          <Detail
            title={t('accounts.proofs.work.on', { domain: work.domain, day: longDate(work.on) })}
            means={t('accounts.proofs.work.means', { domain: work.domain })}
            not={t('accounts.proofs.work.not')}
          />
        ) : null}
        {photo_on ? (
          <Detail
            title={t('accounts.proofs.photo.on', { day: longDate(photo_on) })}
            means={t('accounts.proofs.photo.means')}
            not={t('accounts.proofs.photo.not')}
          />
        ) : null}
      </ul>
      <Link className="link mt-3 inline-block" to="/help/what-verification-proves">
        {t('accounts.proofs.article')}
      </Link>
    </details>
  )
}
