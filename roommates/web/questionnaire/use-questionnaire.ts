import {
  type Answer,
  type AnswerChanges,
  type Answers,
  answeredCount,
  changedAnswers,
  type Question,
  questionSteps,
  stepNames,
} from '@basera/roommates/contract'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browsePath } from '../filters/browse-path.ts'
import { answersDraft } from './answers-draft.ts'
import { questionsPath } from './questions-path.ts'
import { useSaveAnswers } from './use-answers.ts'

const stepOf = (params: URLSearchParams): number => {
  const place = Number(params.get('step') ?? 1) - 1
  return stepNames[place] ? place : 0
}

/** Answers of one step, and moving between the steps, each saved on its own (roommates.questionnaire-steps). */
export function useQuestionnaire(userId: string, saved: Answers) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const save = useSaveAnswers()
  const store = answersDraft(userId)
  const [draft, setDraft] = useState<AnswerChanges>(() => store.read())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const step = stepOf(params)
  const { answers } = changedAnswers(saved, draft)
  const keep = (next: AnswerChanges) => {
    setDraft(next)
    store.write(next)
  }
  const go = (place: number) => {
    const isEnd = place >= stepNames.length
    navigate(isEnd ? browsePath : `${questionsPath}?step=${place + 1}`)
    window.scrollTo(0, 0)
  }
  const saveAll = async (then: () => void) => {
    if (busy) return
    setFailure(undefined)
    if (Object.keys(draft).length === 0) return then()
    setBusy(true)
    try {
      await save(draft)
      keep({})
      then()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    } finally {
      setBusy(false)
    }
  }
  return {
    step,
    questions: questionSteps[stepNames[step] ?? 'rhythm'] as readonly Question[],
    answered: answeredCount(answers),
    answerTo: (question: Question): Answer | null => answers[question] ?? null,
    set: (question: Question, answer: Answer | null) => keep({ ...draft, [question]: answer }),
    busy,
    failure,
    isLast: step === stepNames.length - 1,
    back: () => go(step - 1),
    next: () => void saveAll(() => go(step + 1)),
  }
}
