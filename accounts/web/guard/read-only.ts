import { createContext, useContext } from 'react'

const ReadOnlyContext = createContext(false)

export const ReadOnlyProvider = ReadOnlyContext.Provider

/** Whether a guarded page is shown to read alone (trust.number-left). */
export const useReadOnly = (): boolean => useContext(ReadOnlyContext)
