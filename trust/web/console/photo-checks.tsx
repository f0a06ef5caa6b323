import { type PhotoOutcome, photoOutcomes } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { Badge, Banner, Button, Loading, showToast } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { queryClient, useQuery } from '@basera/platform/web/queries'
import type { PhotoCheckDeskCalls, PhotoPair, WaitingPhoto } from '@basera/trust/contract'
import { useState } from 'react'
import en from '../locales/en.json'
import { ageText, Box, Failure, failureOf, hoursSince } from './console-parts.tsx'
import { DeskList } from './desk-list.tsx'
import { queueKey } from './queue.tsx'

const photosKey = ['moderate', 'photo-checks'] as const

/** The list and the figure of the tab. */
const refresh = () => {
  void queryClient.invalidateQueries({ queryKey: queueKey })
  return queryClient.invalidateQueries({ queryKey: photosKey })
}

function Decide({ id }: { readonly id: string }) {
  const t = useSentences(en)
  const api = useApi<PhotoCheckDeskCalls>()
  const [busy, setBusy] = useState<PhotoOutcome>()
  const [failure, setFailure] = useState<string>()
  const decide = async (outcome: PhotoOutcome) => {
    if (busy) return
    setBusy(outcome)
    setFailure(undefined)
    try {
      await api('POST /api/moderate/photo-checks/{id}/decision', { params: { id }, body: { outcome } })
      showToast(t('trust.console.photos.done'))
      await refresh()
    } catch (error) {
      setFailure(failureOf(error))
      if (error instanceof Problem && error.code === 'not_found') void refresh()
    }
    setBusy(undefined)
  }
  return (
    <>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div className="flex flex-wrap gap-3">
        {photoOutcomes.map((outcome) => (
          <Button
            key={outcome}
            {...(outcome === 'same' ? { look: 'primary' as const } : {})}
            busy={busy === outcome}
            disabled={busy !== undefined && busy !== outcome}
            onClick={() => void decide(outcome)}
          >
            {t(`trust.console.photos.${outcome}`)}
          </Button>
        ))}
      </div>
    </>
  )
}

function Pair({ pair }: { readonly pair: PhotoPair }) {
  const t = useSentences(en)
  const name = pair.full_name ?? t('trust.console.appeals.member')
  const sides = [
    ['trust.console.photos.profile', pair.profile],
    ['trust.console.photos.live', pair.live],
  ] as const
  return (
    <>
      <div className="desk-pair">
        {sides.map(([words, address]) => (
          <figure key={words}>
            <img src={address} alt={t(`${words}.alt`, { name })} />
            <figcaption className="desk-small">{t(words)}</figcaption>
          </figure>
        ))}
      </div>
      <p>
        {t('trust.console.photos.asked')} <strong>{t(`trust.console.gesture.${pair.gesture}`)}</strong>
      </p>
      {pair.mismatches > 0 && (
        <p className="desk-small">{t('trust.console.photos.mismatches', { n: pair.mismatches })}</p>
      )}
      <Decide id={pair.id} />
    </>
  )
}

/** Comes when asked for: each reading is an entry of the log. */
function Compare({ id }: { readonly id: string }) {
  const t = useSentences(en)
  const api = useApi<PhotoCheckDeskCalls>()
  const pair = useQuery({
    queryKey: ['moderate', 'photo-pair', id],
    queryFn: () => api('GET /api/moderate/photo-checks/{id}', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (pair.error) return <Failure error={pair.error} onRetry={() => void pair.refetch()} />
  return pair.data ? <Pair pair={pair.data} /> : <Loading words={t('trust.console.loading')} />
}

function Waiting({ one }: { readonly one: WaitingPhoto }) {
  const t = useSentences(en)
  const [isOpen, setOpen] = useState(false)
  return (
    <Box title={one.full_name ?? t('trust.console.appeals.member')}>
      <p className="desk-tags">
        <span className="desk-small">{ageText(hoursSince(one.sent_at))}</span>
        <Badge tone={hoursSince(one.delete_by) > -24 ? 'danger' : 'info'}>
          {t('trust.console.photos.left', { time: ageText(-hoursSince(one.delete_by)) })}
        </Badge>
      </p>
      {isOpen ? (
        <Compare id={one.id} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{t('trust.console.photos.open')}</Button>
        </div>
      )}
    </Box>
  )
}

/** Live pictures that wait to be compared (trust.photo-decided). */
export function PhotoChecks({ onClosed }: { readonly onClosed: () => void }) {
  const t = useSentences(en)
  const api = useApi<PhotoCheckDeskCalls>()
  return (
    <DeskList
      queryKey={photosKey}
      load={(query) => api('GET /api/moderate/photo-checks', { query })}
      empty={t('trust.console.photos.empty')}
      onClosed={onClosed}
    >
      {(photos) => (
        <>
          <p className="desk-small">{t('trust.console.photos.text')}</p>
          {photos.map((one) => (
            <Waiting key={one.id} one={one} />
          ))}
        </>
      )}
    </DeskList>
  )
}
