import type { AskedGesture, PhotoCheck, PhotoCheckCalls } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { sentencesOf, useApi } from '@basera/platform/web'
import { queryClient, useQuery } from '@basera/platform/web/queries'
import { useEffect, useState } from 'react'
import en from '../../locales/en.json'
import { useSession } from '../../session/index.ts'

const t = sentencesOf(en)

const keyOf = (userId: string | undefined) => ['accounts', 'photo-check', userId] as const

export function usePhotoCheck() {
  const api = useApi<PhotoCheckCalls>()
  const userId = useSession().user?.id
  const { data, isError, refetch } = useQuery(
    {
      queryKey: keyOf(userId),
      queryFn: ({ signal }) => api('GET /api/me/photo-check', {}, { signal }),
      staleTime: 0,
    },
    queryClient,
  )
  const show = (check: PhotoCheck) => queryClient.setQueryData(keyOf(userId), check)
  return { check: data, hasFailed: isError && !data, reload: () => void refetch(), show }
}

const failureOf = (error: unknown): string =>
  error instanceof Problem && error.code !== 'internal_error'
    ? error.message
    : t(navigator.onLine ? 'accounts.live.failed' : 'accounts.live.offline')

/** Asks what the picture has to show, and sends it; `onSent` gets the state after it. */
export function useLivePhoto(onSent: (check: PhotoCheck) => void) {
  const api = useApi<PhotoCheckCalls>()
  const [asked, setAsked] = useState<AskedGesture>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    setFailure(undefined)
    try {
      setAsked(await api('POST /api/me/photo-check/gesture', {}))
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    void ask()
  }, [])
  const send = async (file: Blob) => {
    if (!asked || isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      onSent(await api('POST /api/me/photo-check/{id}', { params: { id: asked.id }, file }))
    } catch (error) {
      setFailure(failureOf(error))
      if (error instanceof Problem && error.code === 'code_expired') setAsked(undefined)
    }
    setBusy(false)
  }
  return { gesture: asked?.gesture, failure, isBusy, ask, send }
}
