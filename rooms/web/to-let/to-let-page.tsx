import { BackLink, Banner, Button, Loading, RetryBanner, Skeleton } from '@basera/platform/design'
import { PrinterIcon } from '@basera/platform/design/icons'
import { pageHandle, sentencesOf, useApi, useSentences } from '@basera/platform/web'
import type { OwnRoom, RoomCalls } from '@basera/rooms/contract'
import { useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { RoomMissing } from '../edit-room/room-missing.tsx'
import en from '../locales/en.json'
import { problemCode } from '../problem-code.ts'
import './to-let.css'
import { ToLetSheet } from './to-let-sheet.tsx'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('rooms.toLet.title')} | Basera`,
  noIndex: true,
}))

type State = 'loading' | 'failed' | 'missing' | OwnRoom

function useRoomToLet(id: string) {
  const api = useApi<RoomCalls>()
  const [state, setState] = useState<State>('loading')
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setState('loading')
      const next = await api('GET /api/me/rooms/{id}', { params: { id } }, signal ? { signal } : {}).catch(
        (error: unknown): State => {
          const code = problemCode(error)
          return code === 'not_found' || code === 'validation_failed' ? 'missing' : 'failed'
        },
      )
      if (!signal?.aborted) setState(next)
    },
    [api, id],
  )
  useEffect(() => {
    const left = new AbortController()
    void load(left.signal)
    return () => left.abort()
  }, [load])
  return { state, load }
}

function Sheet({ room }: { readonly room: OwnRoom }) {
  const t = useSentences(en)
  return (
    <>
      <div className="to-let-about grid max-w-(--measure) gap-4 pb-6">
        <p className="text-ink-2">{t('rooms.toLet.about')}</p>
        {(room.status !== 'live' || room.hidden || room.review !== null) && (
          <Banner tone="accent">{t('rooms.toLet.notSeen')}</Banner>
        )}
        <div>
          <Button look="primary" icon={<PrinterIcon />} onClick={() => window.print()}>
            {t('rooms.toLet.print')}
          </Button>
        </div>
      </div>
      <ToLetSheet room={room} />
    </>
  )
}

/** /room/{id}/to-let for the room's lister (rooms.to-let-sheet). */
export function Component() {
  const t = useSentences(en)
  const { id = '' } = useParams()
  const { state, load } = useRoomToLet(id)
  if (state === 'missing') return <RoomMissing />
  return (
    <div className="wrap to-let-page pb-14">
      <div className="to-let-about">
        <BackLink look="quiet" href="/dashboard" className="-ms-3 mt-4">
          {t('rooms.edit.back')}
        </BackLink>
        <h1 className="mt-2 mb-2 text-h1">{t('rooms.toLet.title')}</h1>
      </div>
      {state === 'loading' && (
        <Loading words={t('rooms.edit.loading')}>
          <Skeleton className="h-[60vh]" />
        </Loading>
      )}
      {state === 'failed' && (
        <RetryBanner retry={t('rooms.toLet.retry')} onRetry={() => void load()}>
          {t('rooms.toLet.failed')}
        </RetryBanner>
      )}
      {typeof state === 'object' && <Sheet room={state} />}
    </div>
  )
}
