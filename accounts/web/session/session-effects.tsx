import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useKeptInTab } from '../form/kept-in-tab.ts'
import { useSignInDialog } from '../sign-in/sign-in-dialog-provider.tsx'
import { connectSession } from './session.ts'
import { useSession } from './use-session.ts'

/** Render once, inside the dialog's provider. */
export function SessionEffects() {
  const { open } = useSignInDialog()
  const navigate = useNavigate()
  useEffect(() => connectSession({ open, go: (path) => void navigate(path) }), [open, navigate])
  const userId = useSession().user?.id
  const asked = useKeptInTab<true>('new-password')
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once a session.
  useEffect(() => {
    if (userId && asked.read()) open({ step: 'new-password' })
  }, [userId])
  return null
}
