import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rememberReturn } from '../session/remember-return.ts'
import { type SignInRequest, takeSignInRequest } from './sign-in-request.ts'

export interface SignInDialogProps {
  readonly request: SignInRequest
  readonly onClose: () => void
}

export interface SignInDialogState {
  readonly isOpen: boolean
  /** Starts afresh (accounts.dialog-steps). */
  readonly open: (request?: SignInRequest) => void
  readonly close: () => void
  readonly prepare: () => void
}

const SignInDialogContext = createContext<SignInDialogState | null>(null)

/** Opens the sign-in dialog. Throws outside its provider (accounts.provider-required). */
export function useSignInDialog(): SignInDialogState {
  const state = useContext(SignInDialogContext)
  if (!state) throw new Error('useAuthModal must be used within an AuthModalProvider')
  return state
}

const loadDialog = () => import('./sign-in-dialog.tsx').then((module) => module.SignInDialog)

/** Handles and clears Home's parameters before anything else reads them (accounts.return-errors). */
function useAddressRequest(open: (request: SignInRequest) => void): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const taken = pathname === '/' ? takeSignInRequest(search) : undefined
    if (!taken) return
    const clean = `${pathname}${taken.rest}${hash}`
    window.history.replaceState(window.history.state, '', clean)
    void navigate(clean, { replace: true, preventScrollReset: true })
    open(taken.request)
  }, [pathname, search, hash, navigate, open])
}

export interface SignInDialogProviderProps {
  readonly children: ReactNode
  readonly onLoad: (failed: boolean) => void
}

/** One dialog per page; its code loads at the first opening. */
export function SignInDialogProvider({ children, onLoad }: SignInDialogProviderProps) {
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps>>()
  const [request, setRequest] = useState<SignInRequest>()
  const { pathname, search } = useLocation()
  const close = useCallback(() => setRequest(undefined), [])
  const open = useCallback(
    (next: SignInRequest = {}) => {
      setRequest(next)
      // Home is no page to return to, and automatic openings were asked for elsewhere.
      if (next.wanted ?? (pathname !== '/' && !next.step && !next.failed))
        rememberReturn(next.wanted ?? pathname + search)
      loadDialog().then(
        (Loaded) => {
          setDialog(() => Loaded)
          onLoad(false)
        },
        () => {
          setRequest(undefined)
          onLoad(true)
        },
      )
    },
    [onLoad, pathname, search],
  )
  useAddressRequest(open)
  const state = useMemo(() => {
    const prepare = () => void loadDialog().catch(() => undefined)
    return { isOpen: request !== undefined, open, close, prepare }
  }, [request, open, close])
  return (
    <SignInDialogContext value={state}>
      {children}
      {Dialog && request ? <Dialog request={request} onClose={close} /> : null}
    </SignInDialogContext>
  )
}
