import type { ConsentCalls } from '@basera/accounts/contract'
import { Banner, Button } from '@basera/platform/design'
import { longDate, useApi, useSentences } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { privacyNotice } from '../../contract/privacy-notice.ts'
import en from '../locales/en.json'
import { rememberNoticeSeen } from './notice-seen.ts'

const { version } = privacyNotice

/** False until known; and a function that records it as seen. */
function useUnseenNotice() {
  const api = useApi<ConsentCalls>()
  const [isUnseen, setUnseen] = useState(false)
  useEffect(() => {
    let isMounted = true
    const ask = async () => {
      const { notice } = await api('GET /api/me/consents', {})
      if (!isMounted || notice.version !== version) return
      if (notice.is_seen) rememberNoticeSeen()
      else setUnseen(true)
    }
    ask().catch(() => undefined)
    return () => {
      isMounted = false
    }
  }, [api])
  const close = () => {
    setUnseen(false)
    // Announced again on the next visit.
    api('PUT /api/me/consents/notice', { body: { version } }).then(rememberNoticeSeen, console.warn)
  }
  return { isUnseen, close }
}

/** Announces a changed notice once (accounts.notice-seen). */
export function PrivacyAnnouncement() {
  const t = useSentences(en)
  const { isUnseen, close } = useUnseenNotice()
  const action = (
    <Button size="s" onClick={close}>
      {t('accounts.notice.close')}
    </Button>
  )
  return (
    // The region exists before its text, so that screen readers announce it.
    <div className="wrap-wide" role="status">
      {isUnseen ? (
        <Banner tone="info" action={action}>
          {t('accounts.notice.news', { day: longDate(version) })}{' '}
          <a className="link" href="/privacy" onClick={close}>
            {t('accounts.notice.read')}
          </a>
        </Banner>
      ) : null}
    </div>
  )
}
