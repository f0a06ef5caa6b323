import { pageHandle, sentencesOf } from '@basera/platform/web'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import en from '../locales/en.json'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('rooms.alerts.title')} | Basera`,
  noIndex: true,
}))

// What the page needs is not named in the first load of every page, as that of its route would be.
const Alerts = lazy(() => import('./alerts.tsx').then((module) => ({ default: module.Alerts })))

export function Component() {
  const { id } = useParams()
  return (
    <Suspense fallback={<div className="min-h-110" />}>
      <Alerts id={id} />
    </Suspense>
  )
}
