import type { ShownProofs } from '@basera/accounts/contract'
import { longDate, useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import en from '../locales/en.json'

interface Shown {
  readonly proofs: ShownProofs
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
