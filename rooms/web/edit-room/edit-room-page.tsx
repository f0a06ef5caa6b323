import { Loading, Skeleton, showToast } from '@basera/platform/design'
import { ArrowLeftIcon } from '@basera/platform/design/icons'
import { sentencesOf, useSentences } from '@basera/platform/web'
import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import en from '../locales/en.json'
import { useOwnRoom } from './use-own-room.tsx'

function Coming() {
  return (
    <Loading words={useSentences(en)('rooms.edit.loading')}>
      <div className="grid gap-6 pt-6">
        {['title', 'description', 'address', 'rent'].map((field) => (
          <Skeleton key={field} className="h-[74px]" />
        ))}
      </div>
    </Loading>
  )
}

/** After a failed load; the dashboard says why (rooms.edit-page). */
function ToDashboard() {
  const navigate = useNavigate()
  useEffect(() => {
    showToast(sentencesOf(en)('rooms.edit.loadFailed'))
    void navigate('/dashboard', { replace: true })
  }, [navigate])
  return <Coming />
}

function Head() {
  const t = useSentences(en)
  return (
    <div className="flex items-center gap-1 pt-1.5">
      <Link to="/dashboard" aria-label={t('rooms.edit.back')} className="btn-icon -ms-3">
        <ArrowLeftIcon size="l" />
      </Link>
      <h1 className="text-[clamp(1.375rem,4vw,2rem)] leading-tight font-[720]">{t('rooms.edit.title')}</h1>
    </div>
  )
}

function Loaded({ id }: { readonly id: string }) {
  const state = useOwnRoom(id)
  if (state.status === 'missing') return state.screen
  return (
    <div className="wrap pb-14">
      <Head />
      {state.status === 'loading' ? <Coming /> : null}
      {state.status === 'failed' ? <ToDashboard /> : null}
      {state.status === 'ready' ? state.screen : null}
    </div>
  )
}

/** /room/{id}/edit for members (rooms.edit-page). */
export function Component() {
  const { id = '' } = useParams()
  return <Loaded key={id} id={id} />
}
