import { afterEach, expect, it, vi } from 'vitest'
import { onPossibleChange } from './asked-anew.ts'
import { createEmitter } from './store.ts'
import { liveChats } from './use-live.ts'

const changed = createEmitter<string>()
const ask = vi.fn()
afterEach(() => ask.mockClear())

it('asks for all chats after any change, a lost connection and a change of an account', () => {
  const stop = onPossibleChange(changed, ask)
  changed.emit('one')
  changed.emit('other')
  liveChats.reconnected.emit(0)
  liveChats.accountStatuses.emit({ user_id: 'a', suspended: true })
  expect(ask).toHaveBeenCalledTimes(4)
  stop()
  changed.emit('one')
  liveChats.reconnected.emit(0)
  expect(ask).toHaveBeenCalledTimes(4)
})

it('asks for one chat after no change of another', () => {
  const stop = onPossibleChange(changed, ask, 'one')
  changed.emit('other')
  expect(ask).not.toHaveBeenCalled()
  changed.emit('one')
  liveChats.reconnected.emit(0)
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
})
