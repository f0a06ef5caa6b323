import { rememberReturn, useSignInDialog } from '@basera/accounts/web'
import { useLocation } from 'react-router'

/** Opens the sign-in dialog with a page in mind to come back to: `wanted`, else this one (decisions 2). */
export function useSignInHere(): (wanted?: string) => void {
  const { open } = useSignInDialog()
  const { pathname, search } = useLocation()
  return (wanted = pathname + search) => {
    rememberReturn(wanted)
    open()
  }
}
