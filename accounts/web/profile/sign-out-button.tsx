import { Banner, Button, LogOutIcon } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useState } from 'react'
import en from '../locales/en.json'
import { signOut } from '../session/index.ts'

export function SignOutButton() {
  const t = useSentences(en)
  const [stage, setStage] = useState<'idle' | 'busy' | 'failed'>('idle')
  const busy = stage === 'busy'
  const leave = async () => {
    setStage('busy')
    try {
      await signOut()
    } catch {
      setStage('failed')
    }
  }
  return (
    <>
      <Button
        look="quiet"
        className="-ms-3 mt-3"
        icon={<LogOutIcon />}
        busy={busy}
        onClick={() => void leave()}
      >
        {t(busy ? 'accounts.profile.signingOut' : 'accounts.profile.signOut')}
      </Button>
      {stage === 'failed' ? <Banner tone="danger">{t('accounts.profile.signOut.failed')}</Banner> : null}
    </>
  )
}
