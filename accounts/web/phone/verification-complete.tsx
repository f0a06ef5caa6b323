import { CheckIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useEffect, useEffectEvent, useRef } from 'react'
import en from '../locales/en.json'

/** Milliseconds (accounts.phone-screen). */
const shownFor = 1000

export function VerificationComplete({
  onVerified,
  headingLevel = 2,
}: {
  onVerified: () => void
  headingLevel?: 1 | 2 | undefined
}) {
  const t = useSentences(en)
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const finish = useEffectEvent(onVerified)
  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => finish(), shownFor)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <span className="seal">
        <CheckIcon />
      </span>
      <Heading ref={heading} tabIndex={-1} className="text-h2 text-ink outline-none">
        {t('accounts.phone.verified')}
      </Heading>
    </div>
  )
}
