import { useSession, useSignInDialog } from '@basera/accounts/web'
import { Banner, Button } from '@basera/platform/design'
import { lazyPart, pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { Queries } from '@basera/platform/web/queries'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import en from '../locales/en.json'
import { OwnShortlists } from '../shortlists/own-shortlists.tsx'
import { ShareSaved } from '../shortlists/share-saved.tsx'
import { SavedComing, SavedRooms } from './saved-rooms.tsx'
import { useDeviceRooms } from './use-device-rooms.ts'
import { useSavedRooms } from './use-saved-rooms.ts'

const titleOf = (pathname: string) =>
  pathname.startsWith('/shortlists') ? 'rooms.shortlist.title' : 'rooms.saved.title'

export const handle = pageHandle((_, { url }) => ({
  title: `${sentencesOf(en)(titleOf(url.pathname))} | Basera`,
  noIndex: true,
}))

const Shortlists = lazyPart(() =>
  import('../shortlists/shortlists.tsx').then((module) => ({ default: module.Shortlists })),
)

/** Saved rooms or shortlists: one route, because every page loads the list of routes first. */
export function Component() {
  const { pathname } = useLocation()
  const { status } = useSession()
  const [, page, ...rest] = pathname.split('/')
  if (page === 'saved') return <Saved />
  const coming = <div className="min-h-110" />
  // The server does not know who asks, and renders neither.
  if (status === 'loading') return coming
  return (
    <Suspense fallback={coming}>
      <Shortlists path={rest} />
    </Suspense>
  )
}

/** A member's saved rooms, or those of a visitor's device (rooms.saved-on-device). */
function Saved() {
  const t = useSentences(en)
  const { status, user } = useSession()
  return (
    <div className="wrap pb-14 lg:pb-24">
      <h1 className="pt-6 text-h1 lg:pt-9">{t('rooms.saved.page')}</h1>
      <noscript>
        <p className="pt-5">{t('rooms.saved.script')}</p>
      </noscript>
      {user ? (
        <MemberSaved />
      ) : status === 'loading' ? (
        <SavedComing />
      ) : (
        <Queries>
          <DeviceSaved />
        </Queries>
      )}
    </div>
  )
}

function MemberSaved() {
  const list = useSavedRooms()
  const roomIds = list.items.map(({ room_id }) => room_id)
  return (
    <>
      {roomIds.length > 0 && (
        <div className="mt-4">
          <ShareSaved roomIds={roomIds} />
        </div>
      )}
      <OwnShortlists />
      <SavedRooms list={list} />
    </>
  )
}

function DeviceSaved() {
  const list = useDeviceRooms()
  return (
    <>
      {list.total > 0 && <KeepThem />}
      <SavedRooms list={list} />
    </>
  )
}

/** An invitation to sign in, which keeps the rooms in the account (rooms.saved-merge). */
function KeepThem() {
  const t = useSentences(en)
  const signIn = useSignInDialog()
  const button = (
    <Button size="s" aria-haspopup="dialog" onPointerEnter={signIn.prepare} onClick={() => signIn.open()}>
      {t('rooms.saved.signIn')}
    </Button>
  )
  return (
    <Banner tone="info" className="mt-5 items-center" action={button}>
      {t('rooms.saved.thisDevice')}
    </Banner>
  )
}
