import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { askAnew, queryClient } from './queries.tsx'

afterEach(() => queryClient.clear())

it('what changes while the first answer is under way is asked for again', async () => {
  const queryKey = ['asked', 'anew']
  const answers: ((items: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(queryClient, { queryKey, queryFn })
  const stop = observer.subscribe(() => undefined)
  const asked = askAnew(queryKey)
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.('before')
  answers[1]?.('after')
  await asked
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'after' })
  stop()
})
