import { Button, buttonClass } from '@basera/platform/design'
import { DoorLocked } from '@basera/platform/design/art'
import { pageHandle, sentencesOf, useSentences, useSettings } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { DoorPage } from '../guard/door-page.tsx'
import en from '../locales/en.json'
import { signInAddress } from '../sign-in/sign-in-request.ts'

interface MailedLink {
  readonly token: string
  readonly type: 'magiclink' | 'recovery'
  readonly redirectTo: string | undefined
}

const tokenPattern = /^\w{20,200}$/

/** Undefined for an incomplete or damaged address (auth-protocol.mailed-link). */
export function readMailedLink(search: string): MailedLink | undefined {
  const params = new URLSearchParams(search)
  const token = params.get('token') ?? ''
  const type = params.get('type')
  if (!tokenPattern.test(token) || (type !== 'magiclink' && type !== 'recovery')) return undefined
  return { token, type, redirectTo: params.get('redirect_to') ?? undefined }
}

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('callback.link.title')} | Basera`,
  noIndex: true,
}))

/** A second press would find the link used; after Back the form can be sent again. */
function useSentOnce(): readonly [sent: boolean, send: () => void] {
  const [sent, setSent] = useState(false)
  useEffect(() => {
    const back = () => setSent(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  return [sent, () => setSent(true)]
}

/** A plain form that works without script (accounts.mailed-link-button). */
function UseLink({ link: { token, type, redirectTo } }: { readonly link: MailedLink }) {
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

/** Opening the page uses nothing up, so mail scanners may open it. */
export function Component() {
  const t = useSentences(en)
  const link = readMailedLink(useLocation().search)
  if (link)
    return (
      <DoorPage
        art={<DoorLocked />}
        title={t(`callback.link.${link.type}`)}
        text={t(`callback.link.${link.type}.text`)}
      >
        <UseLink link={link} />
      </DoorPage>
    )
  return (
    <DoorPage
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
