import { useSignInDialog } from '@basera/accounts/web'
import { Button, buttonClass } from '@basera/platform/design'
import { type PageHandle, pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import en from './locales/en.json'
import './sign-in-prompt.css'

/** Guarded pages that say themselves what signing in is for (decisions 2). */
export type PromptedPage = 'listRoom' | 'dashboard' | 'editRoom' | 'yourProfile' | 'chats'

interface SignInPromptProps {
  readonly page: PromptedPage
  /** The door that signing in opens. */
  readonly art: ReactNode
  readonly offersSearch?: boolean
}

/** Stands in a guarded page's place for people who are signed out. */
export function SignInPrompt({ page, art, offersSearch = false }: SignInPromptProps) {
  const t = useSentences(en)
  const signIn = useSignInDialog()
  return (
    <div className="wrap prompt">
      <div className="prompt-art">{art}</div>
      <div>
        <h1 className="text-h1">{t(`signedOut.${page}`)}</h1>
        <p className="text-lead">{t(`signedOut.${page}.text`)}</p>
        <div className="prompt-acts">
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
        </div>
      </div>
    </div>
  )
}

/** The head of a prompted page: it is nobody's to find in a search engine. */
export const promptHandle = (page: PromptedPage): PageHandle =>
  pageHandle(() => ({ title: `${sentencesOf(en)(`signedOut.${page}`)} | Basera`, noIndex: true }))
