import { Banner, ButtonLink } from '@basera/platform/design'
import { HeartHandshakeIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { questionNames } from '@basera/roommates/contract'
import en from '../locales/en.json'
import { questionsPath } from './questions-path.ts'
import { useAnsweredCount } from './use-answers.ts'

/** Leads to the questions, or to those that are left. */
export function QuestionsBanner() {
  const t = useSentences(en)
  const answered = useAnsweredCount()
  if (answered === undefined) return null
  const left = questionNames.length - answered
  if (left === 0) return null
  const act = (words: string) => (
    <ButtonLink size="s" look="primary" href={questionsPath}>
      {words}
    </ButtonLink>
  )
  if (answered === 0)
    return (
      <Banner tone="info" icon={<HeartHandshakeIcon />} action={act(t('roommates.questions.inviteNow'))}>
        {t('roommates.questions.invite')}
      </Banner>
    )
  const words = t('roommates.questions.answerRest', { n: left })
  return (
    <Banner tone="info" icon={<HeartHandshakeIcon />} action={act(words)}>
      {t('roommates.questions.someAnswered', { n: answered })}
    </Banner>
  )
}
