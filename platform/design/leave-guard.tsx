import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Blocker, useBlocker, useLocation } from 'react-router'
import type { LeaveQuestionProps, LeaveWords } from './leave-question.tsx'
import { useAskBeforeUnload } from './use-ask-before-unload.ts'

export interface LeaveGuardProps extends LeaveWords {
  readonly isDirty: boolean
  readonly onLeave?: () => void
}

const loadQuestion = () => import('./leave-question.tsx').then((module) => module.LeaveQuestion)

/** The dialog, loaded once there is something to lose; without a network the browser asks in its place. */
function useQuestion(
  isDirty: boolean,
  { state, reset }: Blocker,
  { title, text }: LeaveWords,
  leave: () => void,
) {
  const [Question, setQuestion] = useState<ComponentType<LeaveQuestionProps>>()
  const isMissing = !Question && state === 'blocked'
  const ask = useEffectEvent(() => (window.confirm(`${title}\n${text}`) ? leave() : reset?.()))
  useEffect(() => {
    if (isDirty || isMissing)
      loadQuestion().then((Loaded) => setQuestion(() => Loaded), isMissing ? ask : () => undefined)
  }, [isDirty, isMissing])
  return Question
}

/** Back asks to leave once more: it closes the question (shell.back-closes). */
function useStayOnBack({ state, location, reset }: Blocker): void {
  const asked = useRef(location)
  useEffect(() => {
    if (asked.current && location && asked.current !== location) reset?.()
    asked.current = state === 'blocked' ? location : undefined
  }, [state, location, reset])
}

/** Asks before unsaved changes are lost: in a dialog inside the app, by the browser outside. */
export function LeaveGuard({ isDirty, onLeave, ...words }: LeaveGuardProps) {
  const { pathname } = useLocation()
  // After Back the guard may still be mounted: it must not block another page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  )
  useAskBeforeUnload(isDirty)
  const leave = () => {
    onLeave?.()
    blocker.proceed?.()
  }
  const Question = useQuestion(isDirty, blocker, words, leave)
  useStayOnBack(blocker)
  if (blocker.state !== 'blocked' || !Question) return null
  return <Question {...words} onStay={blocker.reset} onLeave={leave} />
}
