import { DoorPage, type GuardedHandle, useSignInDialog } from '@basera/accounts/web'
import { Button, buttonClass } from '@basera/platform/design'
import { sentencesOf, useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import en from '../locales/en.json'

type PromptedPage = 'listRoom' | 'dashboard' | 'editRoom' | 'yourProfile' | 'chats'

interface SignInPromptProps {
  readonly page: PromptedPage
  /** The door that signing in opens. */
  readonly art: ReactNode
  readonly offersSearch?: boolean
}

export function SignInPrompt({ page, art, offersSearch = false }: SignInPromptProps) {
  const t = useSentences(en)
  const signIn = useSignInDialog()
  return (
    <DoorPage
      art={art}
      title={t(`signedOut.${page}`)}
      text={t(`signedOut.${page}.text`)}
      actions={
        <>
          <Button
            look="primary"
            size="l"
            aria-haspopup="dialog"
            onPointerEnter={signIn.prepare}
            onClick={() => signIn.open()}
          >
            {t('signedOut.signIn')}
          </Button>
          {offersSearch ? (
            <Link className={buttonClass({ size: 'l' })} to="/find-room">
              {t('signedOut.findRoom')}
            </Link>
          ) : null}
        </>
      }
    />
  )
}

export const promptHandle = (page: PromptedPage, SignedOut: () => ReactNode): GuardedHandle => ({
  head: () => ({ title: `${sentencesOf(en)(`signedOut.${page}.name`)} | Basera`, noIndex: true }),
  SignedOut,
})
