import type { ConsentCalls } from '@basera/accounts/contract'
import { Banner, Button } from '@basera/platform/design'
import { longDate, useApi, useSentences } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { privacyNotice } from '../../contract/privacy-notice.ts'
import en from './locales/en.json'
import { rememberNotice } from './notice-news.ts'

const { version } = privacyNotice

/** Whether the member still has to be told, and what records that it was seen. Nothing is said while that is not known. */
function useNews() {
  const api = useApi<ConsentCalls>()
  const [isNews, setNews] = useState(false)
  useEffect(() => {
    let isHere = true
    const ask = async () => {
      const { notice } = await api('GET /api/me/consents', {})
      if (!isHere || notice.version !== version) return
      if (notice.is_seen) rememberNotice()
      else setNews(true)
    }
    ask().catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [api])
  const close = () => {
    setNews(false)
    // What could not be recorded is told again on the next visit.
    api('PUT /api/me/consents/notice', { body: { version } }).then(rememberNotice, console.warn)
  }
  return { isNews, close }
}

/** Tells a member once of a privacy notice that has changed, above the page and in nobody's way (help, privacy 10). */
export function PrivacyNews() {
  const t = useSentences(en)
  const { isNews, close } = useNews()
  const action = (
    <Button size="s" onClick={close}>
      {t('accounts.notice.close')}
    </Button>
  )
  return (
    // There before its words are, so that they are read out.
    <div className="wrap-wide" role="status">
      {isNews ? (
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
