import { useSession } from '@basera/accounts/web'
import { useApi } from '@basera/platform/web'
import type { RoomCalls } from '@basera/rooms/contract'
import { useEffect, useRef } from 'react'
import { memberRooms, roomsOf } from './kept-rooms.ts'
import { mergeDeviceRooms, type Sender, sendWishes } from './send-wishes.ts'

/** Milliseconds until a wish that did not get through is tried again; a connection that is back ends the wait. */
const retryTime = 30_000

/** Does what is to be done now: the merge once, then the wishes. One at a time; never rejects. */
function worker(sender: Sender) {
  let isMerged = false
  let isWorking = false
  return async () => {
    if (isWorking) return
    isWorking = true
    try {
      if (!isMerged) await mergeDeviceRooms(sender)
      isMerged = true
      await sendWishes(sender)
    } catch (error) {
      if (!sender.signal.aborted) console.warn('Saved rooms wait for the server', error)
    }
    isWorking = false
  }
}

function Keeper({ userId }: { readonly userId: string }) {
  const api = useApi<RoomCalls>()
  const { wishes } = roomsOf(memberRooms.use(), userId)
  const work = useRef<() => void>(undefined)
  useEffect(() => {
    const gone = new AbortController()
    const doWork = worker({ api, userId, signal: gone.signal })
    const start = () => void doWork()
    work.current = start
    window.addEventListener('online', start)
    const timer = setInterval(() => {
      if (navigator.onLine && Object.keys(roomsOf(memberRooms.read(), userId).wishes).length > 0) start()
    }, retryTime)
    return () => {
      gone.abort()
      window.removeEventListener('online', start)
      clearInterval(timer)
    }
  }, [api, userId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish is the reason to send
  useEffect(() => work.current?.(), [userId, wishes])
  return null
}

/**
 * Has the server know what the signed-in member saves: merges the device's favourites once, sends each wish, and sends again
 * what did not get through. Put it once into the shell.
 */
export function KeepSavedRooms() {
  const { user } = useSession()
  return user ? <Keeper key={user.id} userId={user.id} /> : null
}
