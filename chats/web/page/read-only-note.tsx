import { useSignInDialog } from '@basera/accounts/web'
import { Banner, Button } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

/** Why nothing can be written here, and the way back to writing (trust.number-left). */
export function ReadOnlyNote({ className = '' }: { readonly className?: string }) {
  const t = useSentences(en)
  const signIn = useSignInDialog()
  return (
    <div role="status">
      <Banner
        tone="info"
        className={className}
        action={
          <Button size="s" aria-haspopup="dialog" onClick={() => signIn.open({ step: 'phone-verification' })}>
            {t('chats.readOnly.verify')}
          </Button>
        }
      >
        {t('chats.readOnly')}
      </Banner>
    </div>
  )
}
