import { Button, EmptyState } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { useSignInDialog } from './sign-in-dialog-provider.tsx'

interface SignInFirstProps {
  readonly title: string
  readonly words: string
}

/** A visitor's way to a page that needs a session. */
export function SignInFirst({ title, words }: SignInFirstProps) {
  const t = useSentences(en)
  const signIn = useSignInDialog()
  const button = (
    <Button
      look="primary"
      aria-haspopup="dialog"
      onPointerEnter={signIn.prepare}
      onClick={() => signIn.open()}
    >
      {t('accounts.signInFirst')}
    </Button>
  )
  return (
    <div className="wrap py-10">
      <EmptyState scene={<SceneSuitcase />} title={title} level={1} actions={button}>
        {words}
      </EmptyState>
    </div>
  )
}
