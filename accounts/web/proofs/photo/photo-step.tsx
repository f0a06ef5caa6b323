import type { PhotoCheck, PhotoCheckCalls } from '@basera/accounts/contract'
import { Badge, Banner, Button, showToast } from '@basera/platform/design'
import { CameraIcon } from '@basera/platform/design/icons'
import { dayInIndia, lazyPart, longDate, useApi, useSentences } from '@basera/platform/web'
import { Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import en from '../../locales/en.json'
import { ProofStep } from '../proof-step.tsx'
import { usePhotoCheck } from './use-live-photo.ts'

const LivePhotoDialog = lazyPart(() =>
  import('./live-photo-dialog.tsx').then((module) => ({ default: module.LivePhotoDialog })),
)

const ownPath = '/account/verification'

/** Only the document of this page may use the camera (shell.camera-page): one that began elsewhere is loaded anew. */
const mayUseCamera = () =>
  performance.getEntriesByType('navigation').some(({ name }) => URL.parse(name)?.pathname === ownPath)

/** The open dialog stands in the address, so that Back closes it. */
function useLiveAddress() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const [isOurs, setOurs] = useState(false)
  const open = () => {
    if (!mayUseCamera()) return location.assign(`${ownPath}?live`)
    setOurs(true)
    setSearch({ live: '' })
  }
  const close = () => (isOurs ? void navigate(-1) : setSearch({}, { replace: true }))
  return { isOpen: search.has('live'), open, close }
}

function useWithdrawal(onDone: () => void) {
  const t = useSentences(en)
  const api = useApi<PhotoCheckCalls>()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const withdraw = async () => {
    setState('busy')
    try {
      await api('DELETE /api/me/photo-check', {})
      showToast(t('accounts.photo.withdrawn'))
      setState('idle')
      onDone()
    } catch {
      setState('failed')
    }
  }
  return { state, withdraw: () => void withdraw() }
}

interface StepProps {
  readonly check: PhotoCheck
  readonly onTake: () => void
  readonly onWithdrawn: () => void
}

function Choices({ check, onTake, onWithdrawn }: StepProps) {
  const t = useSentences(en)
  const { state, withdraw } = useWithdrawal(onWithdrawn)
  const { status, has_photo, again_at } = check
  if (!has_photo)
    return (
      <p className="mt-3">
        {t('accounts.photo.missing')}{' '}
        <Link className="link" to="/account/profile">
          {t('accounts.photo.add')}
        </Link>
      </p>
    )
  if (again_at)
    return <p className="mt-3">{t('accounts.photo.later', { day: longDate(dayInIndia(again_at)) })}</p>
  const isKept = status === 'waiting' || status === 'matched'
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      {state === 'failed' ? (
        <Banner tone="danger">{t('accounts.verification.work.notRemoved')}</Banner>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {status === 'matched' ? null : (
          <Button icon={<CameraIcon />} onClick={onTake}>
            {t(status === 'none' ? 'accounts.live.start' : 'accounts.live.again')}
          </Button>
        )}
        {isKept ? (
          <Button look="quiet" busy={state === 'busy'} onClick={withdraw}>
            {t(status === 'waiting' ? 'accounts.photo.delete' : 'accounts.verification.work.remove')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

const noteDay = ({ status, sent_at, decided_at }: PhotoCheck) => {
  const at = status === 'matched' ? decided_at : sent_at
  return at ? longDate(dayInIndia(at)) : ''
}

interface PhotoStepProps {
  /** What others see may have changed. */
  readonly onChanged: () => void
}

/** accounts.photo-check */
export function PhotoStep({ onChanged }: PhotoStepProps) {
  const t = useSentences(en)
  const { check, hasFailed, reload, show } = usePhotoCheck()
  const address = useLiveAddress()
  const changed = () => {
    reload()
    onChanged()
  }
  const status = check?.status ?? 'none'
  const canTake = check?.has_photo && !check.again_at && status !== 'matched'
  return (
    <ProofStep
      title={t('accounts.photo')}
      note={check ? t(`accounts.photo.${status}`, { day: noteDay(check) }) : undefined}
      icon={<CameraIcon />}
      isDone={status === 'matched'}
      badge={status === 'waiting' ? <Badge tone="accent">{t('accounts.photo.checking')}</Badge> : undefined}
      means={t('accounts.photo.means')}
      not={t('accounts.photo.not')}
    >
      {check ? <Choices check={check} onTake={address.open} onWithdrawn={changed} /> : null}
      {hasFailed ? (
        <Button className="mt-3" onClick={reload}>
          {t('accounts.profile.retry')}
        </Button>
      ) : null}
      <Suspense>
        {address.isOpen && canTake ? <LivePhotoDialog onClose={address.close} onSent={show} /> : null}
      </Suspense>
    </ProofStep>
  )
}
