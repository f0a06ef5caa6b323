import { useSession } from '@basera/accounts/web'
import type { AlertCalls } from '@basera/alerts/contract'
import { loadSaveWaiting, searchToSave } from '@basera/alerts/web'
import { useApi } from '@basera/platform/web'
import type { RoomCalls } from '@basera/rooms/contract'
import { useEffect, useRef } from 'react'
import { memberRooms, roomsOf } from './kept-rooms.ts'
import { mergeDeviceRooms, type Sender, sendWishes } from './send-wishes.ts'

/** Milliseconds until a failed change is sent again; a restored connection ends the wait. */
const retryTime = 30_000

/** Runs what is due: the merge once, then the changes. One at a time; never rejects. */
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
  const alerts = useApi<AlertCalls>()
  const isSearchWaiting = searchToSave.use() !== null
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
  useEffect(() => {
    if (isSearchWaiting) loadSaveWaiting().then((saveWaiting) => saveWaiting(alerts), console.error)
  }, [alerts, isSearchWaiting])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish is the reason to send
  useEffect(() => work.current?.(), [userId, wishes])
  return null
}

/** Saves a search that waits (alerts.sign-in), merges the device's rooms once, sends each change, retries failures. Render it once, in the shell. */
export function KeepSavedRooms() {
  const { user } = useSession()
  return user ? <Keeper key={user.id} userId={user.id} /> : null
}
