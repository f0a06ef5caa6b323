import { useSession } from '@basera/accounts/web'
import { Banner, Button, Loading, ProgressSteps, RetryBanner, Skeleton } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { Queries } from '@basera/platform/web/queries'
import { type Answers, questionNames, stepNames } from '@basera/roommates/contract'
import { useEffect, useRef } from 'react'
import en from '../locales/en.json'
import { QuestionField } from './question-field.tsx'
import './questionnaire.css'
import { useAnswers } from './use-answers.ts'
import { useQuestionnaire } from './use-questionnaire.ts'

/** /roommate-questions behind the guard (roommates.questionnaire-asked). */
export function QuestionnairePage() {
  const t = useSentences(en)
  return (
    <Queries>
      <div className="wrap questions-page">
        <h1 className="text-h1">{t('roommates.questions.title')}</h1>
        <Known />
      </div>
    </Queries>
  )
}

function Known() {
  const t = useSentences(en)
  const { user } = useSession()
  const { data, error, refetch } = useAnswers()
  if (user && data) return <Questionnaire userId={user.id} saved={data} />
  if (error)
    return (
      <RetryBanner retry={t('roommates.questions.retry')} onRetry={() => void refetch()}>
        {t('roommates.questions.failed')}
      </RetryBanner>
    )
  return (
    <Loading words={t('roommates.questions.loading')}>
      <div className="questions-list">
        <Skeleton className="questions-coming" />
        <Skeleton className="questions-coming" />
      </div>
    </Loading>
  )
}

function Questionnaire({ userId, saved }: { readonly userId: string; readonly saved: Answers }) {
  const t = useSentences(en)
  const asked = useQuestionnaire(userId, saved)
  const names = stepNames.map((step) => t(`roommates.questions.step.${step}`))
  const { step, busy, failure } = asked
  const stepText = t('roommates.questions.step', { n: step + 1, of: names.length, name: names[step] ?? '' })
  const questions = useRef<HTMLFieldSetElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) questions.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        asked.next()
      }}
    >
      <ProgressSteps
        steps={names}
        current={step}
        stepText={stepText}
        doneText={t('roommates.questions.answered', { n: asked.answered, of: questionNames.length })}
      />
      <p className="questions-lead">{t('roommates.questions.lead')}</p>
      <fieldset ref={questions} className="questions-list" aria-label={stepText} tabIndex={-1}>
        {asked.questions.map((question) => (
          <QuestionField
            key={question}
            question={question}
            answer={asked.answerTo(question)}
            onChange={(answer) => asked.set(question, answer)}
          />
        ))}
      </fieldset>
      <div className="questions-foot at-foot">
        {failure !== undefined && (
          <Banner tone="danger">{failure || t('roommates.questions.unsaved')}</Banner>
        )}
        <div>
          {step > 0 && <Button onClick={asked.back}>{t('roommates.questions.back')}</Button>}
          <Button type="submit" look="primary" busy={busy}>
            {busy
              ? t('roommates.questions.saving')
              : t(asked.isLast ? 'roommates.questions.done' : 'roommates.questions.next')}
          </Button>
        </div>
      </div>
    </form>
  )
}
