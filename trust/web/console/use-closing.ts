import { Problem } from '@basera/platform/contract'
import { useEffect } from 'react'

const closing = ['code_needed', 'reauthentication_needed', 'not_found']

/** Calls `onClosed` once the server asks for a code again. */
export function useClosing(error: unknown, onClosed: () => void): void {
  const isClosed = error instanceof Problem && closing.includes(error.code)
  useEffect(() => {
    if (isClosed) onClosed()
  }, [isClosed, onClosed])
}
