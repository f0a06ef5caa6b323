import { IconButton, SearchIcon, TextInput, XIcon } from '@basera/platform/design'
import { prefix, useSentences } from '@basera/platform/web'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import en from './locales/en.json'

/** Milliseconds after the last keystroke until the search runs. It changes the address, which browsers limit. */
const searchDelayMs = 150

const prepare = () => {
  import('./search.ts').then(({ prepareSearch }) => prepareSearch()).catch(() => undefined)
}

interface SearchBoxProps {
  readonly path: string
  /** The search in the address. */
  readonly query: string
}

/** Searches during typing. The query is in the address (`?q=`); without scripts the form sends it. */
export function SearchBox({ path, query }: SearchBoxProps) {
  const t = useSentences(en)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = useRef(query)

  const search = (text: string) => {
    clearTimeout(timer.current)
    typed.current = text
    const parameters = text.trim() === '' ? '' : `?${new URLSearchParams({ q: text })}`
    navigate(`${path}${parameters}`, { replace: true, preventScrollReset: true })
  }
  const searchSoon = (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(search, searchDelayMs, text)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  // Links and Back change the query too. Text that is being typed stays.
  useEffect(() => {
    if (!input.current || query === typed.current) return
    typed.current = query
    input.current.value = query
  }, [query])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    search(input.current?.value ?? '')
  }
  const clear = () => {
    search('')
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }
  return (
    <search className="block max-w-155">
      <form action={prefix + path} method="get" onSubmit={submit}>
        <TextInput
          ref={input}
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query}
          placeholder={t('help.search')}
          aria-label={t('help.search')}
          icon={<SearchIcon />}
          boxClassName="min-h-14"
          onFocus={prepare}
          onChange={(event) => searchSoon(event.target.value)}
          suffix={
            query === '' ? null : (
              <IconButton label={t('help.search.clear')} icon={<XIcon />} onClick={clear} />
            )
          }
        />
      </form>
    </search>
  )
}
