import { Banner, ButtonLink } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { questionsPath } from './questions-path.ts'

/** Leads to the questions from pages that do not ask how many are answered. */
export function QuestionsLink() {
  const t = useSentences(en)
  const action = (
    <ButtonLink size="s" look="soft" href={questionsPath}>
      {t('roommates.fit.answerQuestions')}
    </ButtonLink>
  )
  return (
    <Banner tone="info" action={action}>
      {t('roommates.questions.invite')}
    </Banner>
  )
}
