import { Button, buttonClass } from '@basera/platform/design'
import { DoorLocked } from '@basera/platform/design/art'
import { pageHandle, sentencesOf, useSentences, useSettings } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Threshold } from '../guard/threshold.tsx'
import { signInAddress } from '../sign-in/sign-in-request.ts'
import en from './locales/en.json'
import { type MailedLink, readMailedLink } from './mailed-link.ts'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('callback.link.title')} | Basera`,
  noIndex: true,
}))

/** One press sends once: a second would find the link spent. Coming back by the Back button may press again. */
function useSentOnce(): readonly [sent: boolean, send: () => void] {
  const [sent, setSent] = useState(false)
  useEffect(() => {
    const back = () => setSent(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  return [sent, () => setSent(true)]
}

/** A plain form, so that the link is spent by a person's press alone, with or without script (decisions 3). */
function SpendLink({ link: { token, type, redirectTo } }: { readonly link: MailedLink }) {
  const t = useSentences(en)
  const { authUrl } = useSettings()
  const [sent, send] = useSentOnce()
  return (
    <form method="get" action={`${authUrl}/verify`} rel="noreferrer" onSubmit={send}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="type" value={type} />
      {redirectTo === undefined ? null : <input type="hidden" name="redirect_to" value={redirectTo} />}
      <div className="threshold-acts">
        <Button type="submit" look="primary" size="l" busy={sent}>
          {t(`callback.link.${type}.button`)}
        </Button>
      </div>
    </form>
  )
}

/** Where mailed links lead. Opening the page spends nothing, so mail scanners may (decisions 3). */
export function Component() {
  const t = useSentences(en)
  const link = readMailedLink(useLocation().search)
  if (link)
    return (
      <Threshold
        art={<DoorLocked />}
        title={t(`callback.link.${link.type}`)}
        text={t(`callback.link.${link.type}.text`)}
      >
        <SpendLink link={link} />
      </Threshold>
    )
  return (
    <Threshold
      art={<DoorLocked />}
      title={t('callback.link.broken')}
      text={t('callback.link.broken.text')}
      actions={
        <Link className={buttonClass({ look: 'primary', size: 'l' })} to={signInAddress('/')}>
          {t('callback.signIn')}
        </Link>
      }
    />
  )
}
