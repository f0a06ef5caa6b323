import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ButtonLink, type ButtonLinkProps } from './button.tsx'
import { ArrowLeftIcon } from './icons.ts'

/** `href` is where it leads for who came from outside. */
export type BackLinkProps = Omit<ButtonLinkProps, 'icon' | 'onClick'>

/** Goes back to where the person came from, as they left it; to `href` when they came from outside. */
export function BackLink(props: BackLinkProps) {
  const navigate = useNavigate()
  const cameFromHere = useLocation().key !== 'default'
  function goBack(event: MouseEvent) {
    if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return <ButtonLink {...props} icon={<ArrowLeftIcon />} onClick={goBack} />
}
