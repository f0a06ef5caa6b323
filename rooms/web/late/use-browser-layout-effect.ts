import { useEffect, useLayoutEffect } from 'react'

/** A layout effect; they do not run on the server, and React warns of them there. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
