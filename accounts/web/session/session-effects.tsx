import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSignInDialog } from '../sign-in/sign-in-dialog-provider.tsx'
import { startSession } from './session.ts'

/** Lets the session open the sign-in dialog and lead elsewhere; put it once inside the dialog's provider. */
export function SessionEffects() {
  const { open } = useSignInDialog()
  const navigate = useNavigate()
  useEffect(() => startSession({ open, go: (path) => void navigate(path) }), [open, navigate])
  return null
}
