import { PhotoProof, ProofDetails, WorkProof } from '@basera/accounts/web'
import { Avatar } from '@basera/platform/design'
import { BadgeCheckIcon, ShieldCheckIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { PageLister } from '@basera/rooms/contract'
import { Link, useParams } from 'react-router'
import en from '../../locales/en.json'

export function ListerFacts({ lister }: { lister: PageLister }) {
  const t = useSentences(en)
  const name = lister.full_name || t('rooms.room.someone')
  return (
    <>
      <h2 className="label text-ink-3">{t('rooms.room.listedBy')}</h2>
      <div className="mt-4.5 flex items-center gap-4">
        <Avatar name={name} userId={lister.id} src={lister.avatar_url} size={72} />
        <div className="min-w-0 wrap-anywhere">
          <p className="text-h3">{name}</p>
          {lister.organization && <p className="leading-[1.35] text-ink-3">{lister.organization}</p>}
          {lister.phone_verified && (
            <p className="mt-1 flex items-center gap-1.25 text-small font-[600] text-link">
              <BadgeCheckIcon size="s" />
              {t('rooms.room.phoneVerified')}
            </p>
          )}
          <WorkProof proofs={lister.proofs} />
          <PhotoProof proofs={lister.proofs} />
          {lister.professional && (
            <p className="mt-1 text-small text-ink-3">{t('rooms.room.professional')}</p>
          )}
        </div>
      </div>
      <ProofDetails proofs={lister.proofs} />
    </>
  )
}

export function SafetyNote() {
  const t = useSentences(en)
  const { id } = useParams()
  return (
    <p className="flex gap-2.5 text-small text-ink-3">
      <ShieldCheckIcon />
      <span>
        {t('rooms.room.safety')}{' '}
        <Link className="link" to="/safety">
          {t('rooms.room.safetyLink')}
        </Link>
        {' · '}
        <Link className="link" to={`/account/reports?room=${id}`} rel="nofollow">
          {t('rooms.room.report')}
        </Link>
      </span>
    </p>
  )
}
