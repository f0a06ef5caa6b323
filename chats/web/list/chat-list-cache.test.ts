import { queryClient } from '@basera/platform/web/queries'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { chatListKey, refreshChatLists } from './chat-list-cache.ts'

afterEach(() => queryClient.clear())

it('chats.list-order: a change is seen in a list whose first answer is under way', async () => {
  const answers: ((chats: readonly string[]) => void)[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: chatListKey('asha', { q: '', archived: false }, 20),
    queryFn: () => new Promise<readonly string[]>((resolve) => answers.push(resolve)),
  })
  const stop = observer.subscribe(() => undefined)
  refreshChatLists()
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.(['archived', 'other'])
  answers[1]?.(['other'])
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['other'])
  stop()
})
