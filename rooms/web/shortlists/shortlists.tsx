import { useSession, useSignInDialog } from '@basera/accounts/web'
import { Button, EmptyState } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { JoinShortlist } from './join-shortlist.tsx'
import { OpenShortlist } from './open-shortlist.tsx'
import { ShortlistComing } from './shortlist-coming.tsx'

/** `/shortlists/{id}`, and `/shortlists/join/{token}` where invitations lead. */
export function Shortlists({ path }: { readonly path: readonly string[] }) {
  const { status, user } = useSession()
  const [id = '', token = ''] = path
  if (!user) return status === 'loading' ? <ShortlistComing /> : <SignInFirst />
  return id === 'join' ? <JoinShortlist key={token} token={token} /> : <OpenShortlist key={id} id={id} />
}

function SignInFirst() {
  const t = useSentences(en)
  const signIn = useSignInDialog()
  const button = (
    <Button
      look="primary"
      aria-haspopup="dialog"
      onPointerEnter={signIn.prepare}
      onClick={() => signIn.open()}
    >
      {t('rooms.saved.signIn')}
    </Button>
  )
  return (
    <div className="wrap py-10">
      <EmptyState scene={<SceneSuitcase />} title={t('rooms.shortlist.title')} level={1} actions={button}>
        {t('rooms.shortlist.signIn')}
      </EmptyState>
    </div>
  )
}
