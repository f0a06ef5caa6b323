import type { ProfileCalls } from '@basera/accounts/contract'
import { pageHandle, sentencesOf, useApi, useSentences } from '@basera/platform/web'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { LoadingPage } from '../guard/loading-page.tsx'
import en from '../locales/en.json'
import { takeReturn } from '../session/return-path.ts'
import { loadAuthClient } from '../session/session-client.ts'
import { signOut } from '../session/sign-out.ts'
import { finishGoogleReturn } from './google-return.ts'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('callback.title')} | Basera`,
  noIndex: true,
}))

async function returnedSession() {
  const client = await loadAuthClient()
  const { error: failed } = await client.initialize()
  const { data, error } = await client.getSession()
  return { error: failed ?? error, user: data.session?.user ?? null }
}

export function Component() {
  const t = useSentences(en)
  const navigate = useNavigate()
  const api = useApi<ProfileCalls>()
  useEffect(() => {
    const finish = async () => {
      const { to, signOut: mustSignOut } = await finishGoogleReturn({
        session: returnedSession,
        api,
        takeReturn,
      })
      if (mustSignOut) await signOut().catch(console.error)
      await navigate(to, { replace: true })
    }
    finish().catch(console.error)
  }, [api, navigate])
  return <LoadingPage words={t('callback.waiting')} />
}
