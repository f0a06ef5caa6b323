import { Button, Loading, RetryBanner, Skeleton, showToast } from '@basera/platform/design'
import { saveFile, useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import en from '../../locales/en.json'
import { FigureSums } from './figure-sums.tsx'
import './figures.css'
import { useFigureLoading, useFigures } from './use-figures.ts'

function answerWords(t: ReturnType<typeof useSentences<typeof en>>, hours: number | null): string {
  if (hours === null) return t('rooms.figures.answer.few')
  return hours < 24
    ? t('rooms.figures.answer.hours', { hours })
    : t('rooms.figures.answer.days', { days: hours / 24 })
}

function SaveTable() {
  const t = useSentences(en)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveFile('/api/me/room-figures.csv', 'basera-rooms.csv')
    } catch {
      showToast(t('rooms.figures.table.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="s" busy={isBusy} onClick={() => void save()}>
      {t('rooms.figures.table')}
    </Button>
  )
}

/** Of all of a lister's rooms together; loads the figures of those in the list (rooms.listing-figures). */
export function ListerFigures({ ids }: { readonly ids: readonly string[] }) {
  const t = useSentences(en)
  const { status, lister } = useFigures()
  const load = useFigureLoading(ids)
  if (status === 'failed')
    return (
      <RetryBanner tone="info" className="mt-5" retry={t('rooms.list.tryAgain')} onRetry={load}>
        {t('rooms.figures.failed')}
      </RetryBanner>
    )
  if (!lister)
    return (
      <div className="lister-figures">
        <Loading words={t('rooms.figures.loading')}>
          <Skeleton className="h-56 sm:h-22" />
        </Loading>
      </div>
    )
  const { views, contacts, visits, answer_hours } = lister
  return (
    <section className="lister-figures" aria-label={t('rooms.figures.all')}>
      <FigureSums
        sums={[
          [String(views), t('rooms.figures.views', { n: views })],
          [String(contacts), t('rooms.figures.contacts', { n: contacts })],
          [String(visits), t('rooms.figures.visits', { n: visits })],
          [answerWords(t, answer_hours), t('rooms.figures.answer')],
        ]}
      />
      <div className="figure-foot">
        <p>
          {t('rooms.figures.replies')} <Link to="/chats">{t('rooms.figures.replies.how')}</Link>
        </p>
        <SaveTable />
      </div>
    </section>
  )
}
