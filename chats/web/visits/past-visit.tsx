import { type Visit, type VisitAnswer, type VisitCalls, visitAnswers } from '@basera/chats/contract'
import { Banner, Button } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { useAct } from './use-visits.ts'
import { VisitDay } from './visit-parts.tsx'
import { visitDate } from './visit-times.ts'

/** A visit whose time is over: I am back, and was it as described (chats.visit-answer). */
export function PastVisit({ visit }: { readonly visit: Visit }) {
  const t = useSentences(en)
  const { starts_at: startsAt } = visit
  if (!startsAt) return <p className="visit-title">{t('chats.visit.lapsed')}</p>
  return (
    <>
      <div className="visit-when">
        <VisitDay at={startsAt} isPast />
        <p className="visit-title">{t('chats.visit.was', { time: visitDate(startsAt).time })}</p>
      </div>
      {visit.shared && <Back visit={visit} />}
      <Question visit={visit} />
    </>
  )
}

function Back({ visit }: { readonly visit: Visit }) {
  const t = useSentences(en)
  const api = useApi<VisitCalls>()
  const { isBusy, failure, act } = useAct()
  if (visit.back_at) return <p>{t('chats.visit.backSaid', { time: visitDate(visit.back_at).time })}</p>
  const params = { id: visit.id }
  return (
    <>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button
        look="primary"
        busy={isBusy}
        onClick={() => void act(() => api('POST /api/visits/{id}/back', { params }))}
      >
        {t('chats.visit.back')}
      </Button>
    </>
  )
}

function Question({ visit }: { readonly visit: Visit }) {
  const t = useSentences(en)
  const api = useApi<VisitCalls>()
  const { isBusy, failure, act } = useAct()
  const params = { id: visit.id }
  const say = (answer: VisitAnswer) =>
    void act(() => api('PUT /api/visits/{id}/answer', { params, body: { answer } }))
  const { role } = visit
  return (
    <fieldset className="visit-question">
      <legend>{t(`chats.visit.question.${role}` as const)}</legend>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div className="visit-actions">
        {visitAnswers.map((answer) => (
          <Button
            key={answer}
            size="s"
            look={visit.answer === answer ? 'soft' : 'secondary'}
            aria-pressed={visit.answer === answer}
            disabled={isBusy}
            onClick={() => say(answer)}
          >
            {t(`chats.visit.answer.${role}.${answer}` as const)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
