import { useSentences } from '@basera/platform/web'
import en from '../../locales/en.json'

interface AgreementProps {
  readonly words: 'accounts.agree.signUp' | 'accounts.agree.newHere'
}

function TextLink({ to, children }: { readonly to: '/terms' | '/privacy'; readonly children: string }) {
  const t = useSentences(en)
  return (
    <a className="link" href={to} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> ({t('accounts.agree.newTab')})</span>
    </a>
  )
}

/** What a new account agrees to, with the texts (DPDP Act, sections 5 and 6). */
export function Agreement({ words }: AgreementProps) {
  const t = useSentences(en)
  const links = { terms: t('accounts.agree.terms'), privacy: t('accounts.agree.privacy') }
  // Splits the sentence at its links, whose order depends on the language.
  const parts = t(words, { terms: '\u0001terms\u0001', privacy: '\u0001privacy\u0001' }).split('\u0001')
  return (
    <p className="auth-agree">
      {parts.map((part) =>
        part === 'terms' || part === 'privacy' ? (
          <TextLink key={part} to={`/${part}`}>
            {links[part]}
          </TextLink>
        ) : (
          part
        ),
      )}
    </p>
  )
}
