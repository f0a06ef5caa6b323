import { lazy } from 'react'

const pauseMs = 5000
const patienceMs = 10_000
const attemptsMax = 3

export const pauseOrOnline = (milliseconds: number) =>
  new Promise<void>((done) => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      done()
    }
    const timer = setTimeout(goOn, milliseconds)
    window.addEventListener('online', goOn)
  })

const soon = () => pauseOrOnline(pauseMs)

async function doesServerAnswer(): Promise<boolean> {
  const asked = fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  })
  const answer = await asked.catch(() => undefined)
  return answer !== undefined && answer.status < 500
}

export async function serverAnswers(): Promise<void> {
  while (!(await doesServerAnswer())) await soon()
}

/** Without the server the page stays as it is; rejects where a part is missing although there is one. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      if (attempt === attemptsMax) throw error
      if (attempt > 1) await soon()
      await serverAnswers()
    }
  }
}

/** `lazy` of React, for a part of a page: it waits for a network that is away. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load))
