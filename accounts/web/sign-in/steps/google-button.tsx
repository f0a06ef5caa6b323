import { Banner, Button } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useEffect, useRef, useState } from 'react'
import en from '../../locales/en.json'
import { askAuth } from '../ask-auth.ts'

function GoogleSign() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M23 12.27c0-.78-.07-1.54-.2-2.27H12v4.51h6.16a5.26 5.26 0 0 1-2.28 3.45v2.87h3.69C21.74 18.82 23 15.82 23 12.27z"
      />
      <path
        fill="#34A853"
        d="M12 23.4c3.09 0 5.67-1.02 7.57-2.77l-3.69-2.87c-1.03.69-2.34 1.09-3.88 1.09-2.98 0-5.51-2.01-6.41-4.72H1.78v2.96A11.4 11.4 0 0 0 12 23.4z"
      />
      <path fill="#FBBC05" d="M5.59 14.13a6.85 6.85 0 0 1 0-4.38V6.79H1.78a11.43 11.43 0 0 0 0 10.3z" />
      <path
        fill="#EA4335"
        d="M12 5.03c1.68 0 3.19.58 4.37 1.71l3.27-3.27A11.4 11.4 0 0 0 1.78 6.79l3.81 2.96C6.49 7.04 9.02 5.03 12 5.03z"
      />
    </svg>
  )
}

function useGoogleSignIn() {
  const [state, setState] = useState<'still' | 'leaving' | 'failed'>('still')
  const leaving = useRef(false)
  useEffect(() => {
    // Back from Google restores the page as it was left.
    const reset = () => {
      leaving.current = false
      setState('still')
    }
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])
  const start = async () => {
    if (leaving.current) return
    leaving.current = true
    setState('leaving')
    const answer = await askAuth((auth) =>
      auth.signInWithOAuth({
        provider: 'google',
        options: {
          redirectTo: `${window.location.origin}/auth/callback`,
          queryParams: { access_type: 'offline', prompt: 'consent' },
        },
      }),
    )
    if (!('failure' in answer)) return
    leaving.current = false
    setState('failed')
  }
  return { state, start }
}

/** Leads to Google, which returns to `/auth/callback` (accounts.google-return). */
export function GoogleButton() {
  const t = useSentences(en)
  const { state, start } = useGoogleSignIn()
  return (
    <>
      {state === 'failed' ? <Banner tone="danger">{t('accounts.signIn.google.failed')}</Banner> : null}
      <Button block busy={state === 'leaving'} icon={<GoogleSign />} onClick={start}>
        {t('accounts.signIn.google')}
      </Button>
    </>
  )
}
