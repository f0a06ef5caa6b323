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
  /** Opens the dialog afresh: nothing of an earlier opening is left (accounts 2). */
  readonly open: (request?: SignInRequest) => void
  readonly close: () => void
  /** Fetches the dialog's code ahead of a likely opening. */
  readonly prepare: () => void
}

const SignInDialogContext = createContext<SignInDialogState | null>(null)

/** Opens the sign-in dialog from any screen (accounts 2). Outside its provider it throws what accounts 8 documents. */
export function useSignInDialog(): SignInDialogState {
  const state = useContext(SignInDialogContext)
  if (!state) throw new Error('useAuthModal must be used within an AuthModalProvider')
  return state
}

const loadDialog = () => import('./sign-in-dialog.tsx').then((module) => module.SignInDialog)

/** Opens the dialog for a wish in Home's address, which is clean again before anything else can read it (decisions 3). */
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
  /** Told at each opening whether the dialog's code could not be fetched. */
  readonly onLoad: (failed: boolean) => void
}

/** Keeps the one sign-in dialog of a page; its code is fetched at the first opening. */
export function SignInDialogProvider({ children, onLoad }: SignInDialogProviderProps) {
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps>>()
  const [request, setRequest] = useState<SignInRequest>()
  const { pathname, search } = useLocation()
  const close = useCallback(() => setRequest(undefined), [])
  const open = useCallback(
    (next: SignInRequest = {}) => {
      setRequest(next)
      // Home is no page to come back to, and what begins by itself was asked for elsewhere.
      if (next.wanted ?? (pathname !== '/' && !next.step && !next.error))
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
