import { loadDashboardChats } from '@basera/chats/web'
import { HeartIcon, HouseIcon, Loading, MessageCircleIcon, Tabs } from '@basera/platform/design'
import { DoorLocked } from '@basera/platform/design/art'
import { lazyPart, useSentences } from '@basera/platform/web'
import { OwnRooms, SavedRooms, useOwnRooms, useSavedRooms } from '@basera/rooms/web'
import { DecisionNotices } from '@basera/trust/web'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import en from '../locales/en.json'
import { promptHandle, SignInPrompt } from '../signed-out/sign-in-prompt.tsx'
import { DashboardHead } from './dashboard-head.tsx'

export const handle = promptHandle('dashboard', () => (
  <SignInPrompt page="dashboard" art={<DoorLocked />} offersSearch />
))

type DashboardTab = 'listings' | 'messages' | 'saved'

const dashboardTabs: readonly DashboardTab[] = ['listings', 'messages', 'saved']

/** So that Back, reload and links lead to the open tab. */
const tabParam = 'tab'

const tabIn = (address: URLSearchParams): DashboardTab =>
  dashboardTabs.find((tab) => tab === address.get(tabParam)) ?? 'listings'

// Loaded after the rooms: it needs more code than all the rest.
const DashboardChats = lazyPart(async () => ({ default: (await loadDashboardChats()).DashboardChats }))
const ChatTotal = lazyPart(async () => ({ default: (await loadDashboardChats()).ChatTotal }))

const countOf = ({ known, total }: { readonly known: boolean; readonly total: number }) =>
  known ? { count: total } : {}

/** /dashboard and /my-listings. */
export function Component() {
  const t = useSentences(en)
  const [params, setParams] = useSearchParams()
  const listings = useOwnRooms()
  const [chatTotal, setChatTotal] = useState<number>()
  const saved = useSavedRooms()
  const tab = tabIn(params)
  const open = (next: DashboardTab) =>
    setParams(next === 'listings' ? {} : { [tabParam]: next }, { preventScrollReset: true })
  const tabs = [
    {
      id: 'listings',
      label: t('dashboard.listings'),
      icon: <HouseIcon className="max-sm:hidden" />,
      ...countOf(listings),
    },
    {
      id: 'messages',
      label: t('dashboard.messages'),
      icon: <MessageCircleIcon className="max-sm:hidden" />,
      ...countOf({ known: chatTotal !== undefined, total: chatTotal ?? 0 }),
    },
    {
      id: 'saved',
      label: t('dashboard.saved'),
      icon: <HeartIcon className="max-sm:hidden" />,
      ...countOf(saved),
    },
  ] as const
  return (
    <div className="wrap pb-14 lg:pb-24">
      <DashboardHead />
      <DecisionNotices className="mb-5" />
      <Tabs<DashboardTab> label={t('dashboard.tabs')} tabs={tabs} value={tab} onChange={open}>
        {tab === 'listings' && <OwnRooms list={listings} />}
        {tab === 'messages' && (
          <Suspense fallback={<Loading words={t('dashboard.messagesLoading')} />}>
            <DashboardChats />
          </Suspense>
        )}
        {tab === 'saved' && <SavedRooms list={saved} />}
      </Tabs>
      <Suspense>
        <ChatTotal onTotal={setChatTotal} />
      </Suspense>
    </div>
  )
}
