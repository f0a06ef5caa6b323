import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ButtonLink, type ButtonLinkProps } from './button.tsx'
import { ArrowLeftIcon } from './icons.ts'

/** `href` is for people who came from outside the app. */
export type BackLinkProps = Omit<ButtonLinkProps, 'icon' | 'onClick'>

/** Goes back in the history, or to `href`. */
export function BackLink(props: BackLinkProps) {
  const navigate = useNavigate()
  const hasHistory = useLocation().key !== 'default'
  function goBack(event: MouseEvent) {
    if (!hasHistory || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return <ButtonLink {...props} icon={<ArrowLeftIcon />} onClick={goBack} />
}
