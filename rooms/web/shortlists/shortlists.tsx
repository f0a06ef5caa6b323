import { SignInFirst, useSession } from '@basera/accounts/web'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { JoinShortlist } from './join-shortlist.tsx'
import { OpenShortlist } from './open-shortlist.tsx'
import { ShortlistComing } from './shortlist-coming.tsx'

/** `/shortlists/{id}`, and `/shortlists/join/{token}` where invitations lead. */
export function Shortlists({ path }: { readonly path: readonly string[] }) {
  const t = useSentences(en)
  const { status, user } = useSession()
  const [id = '', token = ''] = path
  const isInvited = id === 'join'
  if (!user && status === 'loading') return <ShortlistComing />
  if (!user && isInvited)
    return (
      <SignInFirst
        title={t('rooms.shortlist.join', { name: t('rooms.shortlist.somebody') })}
        words={t('rooms.shortlist.join.signIn')}
      />
    )
  if (!user) return <SignInFirst title={t('rooms.shortlist.title')} words={t('rooms.shortlist.signIn')} />
  return isInvited ? <JoinShortlist key={token} token={token} /> : <OpenShortlist key={id} id={id} />
}
