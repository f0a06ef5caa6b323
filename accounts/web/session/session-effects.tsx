import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSignInDialog } from '../sign-in/sign-in-dialog-provider.tsx'
import { connectSession } from './session.ts'

/** Render once, inside the dialog's provider. */
export function SessionEffects() {
  const { open } = useSignInDialog()
  const navigate = useNavigate()
  useEffect(() => connectSession({ open, go: (path) => void navigate(path) }), [open, navigate])
  return null
}
