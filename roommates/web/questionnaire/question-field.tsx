import { Button, Chip, Panel, Segmented } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { type Answer, type Option, type Question, questions, weightNames } from '@basera/roommates/contract'
import { useId } from 'react'
import en from '../locales/en.json'
import { optionWords } from './option-words.ts'

interface QuestionFieldProps {
  readonly question: Question
  readonly answer: Answer | null
  readonly onChange: (answer: Answer | null) => void
}

/** One's own answer; the rest of the question opens with it (roommates.questionnaire-asked). */
export function QuestionField({ question, answer, onChange }: QuestionFieldProps) {
  const t = useSentences(en)
  const name = useId()
  const title = t(`roommates.question.${question}`)
  const choose = (own: Option) => onChange(answer ? { ...answer, own } : { own, fine: [own], weight: 'some' })
  return (
    <Panel>
      <fieldset className="questions-field">
        <legend className="text-h3">{title}</legend>
        {questions[question].map((option) => (
          <label key={option} className="questions-option">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={answer?.own === option}
              onChange={() => choose(option)}
            />
            {optionWords(question, option)}
          </label>
        ))}
      </fieldset>
      {answer && <Wish question={question} answer={answer} onChange={onChange} title={title} />}
    </Panel>
  )
}

function Wish({ question, answer, onChange, title }: QuestionFieldProps & { answer: Answer; title: string }) {
  const t = useSentences(en)
  const id = useId()
  const toggle = (option: Option) => {
    const { fine } = answer
    const next = fine.includes(option) ? fine.filter((one) => one !== option) : [...fine, option]
    if (next.length > 0) onChange({ ...answer, fine: next })
  }
  return (
    <div className="questions-wish">
      <p className="label" id={`${id}-fine`}>
        {t('roommates.questions.fine')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside of a fieldset's panel would be read twice */}
      <div role="group" aria-labelledby={`${id}-fine`} className="questions-fine">
        {questions[question].map((option) => (
          <Chip key={option} pressed={answer.fine.includes(option)} onClick={() => toggle(option)}>
            {optionWords(question, option)}
          </Chip>
        ))}
      </div>
      <p className="label" id={`${id}-weight`}>
        {t('roommates.questions.weight')}
      </p>
      <Segmented
        aria-labelledby={`${id}-weight`}
        value={answer.weight}
        onChange={(weight) => onChange({ ...answer, weight })}
        options={weightNames.map((value) => ({ value, label: t(`roommates.questions.weight.${value}`) }))}
      />
      {answer.weight === 'must' && <p className="hint">{t('roommates.questions.mustHint')}</p>}
      <Button
        size="s"
        look="quiet"
        aria-label={t('roommates.questions.clearOf', { question: title })}
        onClick={() => onChange(null)}
      >
        {t('roommates.questions.clear')}
      </Button>
    </div>
  )
}
