import { Skeleton } from '@basera/platform/design'
import { lazyPart } from '@basera/platform/web'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import './groups.css'

const Groups = lazyPart(() => import('./group-list.tsx').then((module) => ({ default: module.GroupList })))
const Group = lazyPart(() => import('./group-screen.tsx').then((module) => ({ default: module.GroupScreen })))
const OwnGroup = lazyPart(() => import('./own-group.tsx').then((module) => ({ default: module.OwnGroup })))
const JoinGroup = lazyPart(() => import('./join-group.tsx').then((module) => ({ default: module.JoinGroup })))

/** What stands after `/groups`. */
function Screen({ path: [first = '', token = ''] }: { readonly path: readonly string[] }) {
  if (first === '') return <Groups />
  if (first === 'yours') return <OwnGroup />
  return first === 'join' ? <JoinGroup key={token} token={token} /> : <Group key={first} id={first} />
}

/** Groups, one of them, one's own, or an invitation. */
export function GroupsPage() {
  const { pathname } = useLocation()
  return (
    <div className="wrap group-page">
      <Suspense fallback={<Skeleton className="group-coming" />}>
        <Screen path={pathname.split('/').slice(2)} />
      </Suspense>
    </div>
  )
}
