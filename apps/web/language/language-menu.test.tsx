import { SessionProvider } from '@basera/accounts/web'
import type { Language } from '@basera/platform/contract/languages'
import { setTokenSource } from '@basera/platform/web'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openShownPage } from '../open-page.fixture.ts'
import { languageStep } from './account-language.tsx'
import { addressIn, chooseLanguage, chosenLanguage, reloadIn, unsavedLanguage } from './choose-language.ts'
import { LanguageOffer } from './language-offer.tsx'

afterEach(() => vi.unstubAllGlobals())

const here = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://basera.example')
  return { pathname, search, hash, protocol: 'https:', reload: vi.fn(), assign: vi.fn() } as never as Location
}

describe('shell.language-menu', () => {
  it('is not there while one language is', async () => {
    expect((await openShownPage('/help')).html).not.toContain('btn-icon language')
  })

  it.each([
    ['/find-room?q=pune#map', 'hi', '/hi/find-room?q=pune#map'],
    ['/', 'ta', '/ta'],
    ['/chats/1', 'hi', '/chats/1'],
    ['/help', 'en', '/help'],
  ] as const)('%s in %s is %s', (address, language, to) => {
    expect(addressIn(language, here(address))).toBe(to)
  })

  it('keeps the choice for a year and opens the page anew', async () => {
    const document = { cookie: '' }
    const [page, guarded] = [here('/help'), here('/chats#last')]
    vi.stubGlobal('document', document)
    vi.stubGlobal('location', page)
    await chooseLanguage('hi', undefined)
    expect(document.cookie).toBe('basera-language=hi; path=/; max-age=31536000; samesite=lax; secure')
    expect(page.assign).toHaveBeenCalledWith('/hi/help')
    vi.stubGlobal('location', guarded)
    await chooseLanguage('hi', undefined)
    expect(guarded.reload).toHaveBeenCalled()
    await chooseLanguage('en', undefined)
    expect(document.cookie).toContain('basera-language=en')
    expect(guarded.reload).toHaveBeenCalledOnce()
  })
})

describe('accounts.account-language: the menu and the account', () => {
  const kept = new Map<string, string>()
  afterEach(() => kept.clear())
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const choose = async (language: Language, answer: () => Response | Promise<Response>) => {
    const fetched = vi.fn(async () => answer())
    vi.stubGlobal('localStorage', storage)
    const page = here('/chats')
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('document', { cookie: '' })
    vi.stubGlobal('location', page)
    setTokenSource({ token: async () => 'token', refused: async () => false })
    await chooseLanguage(language, 'asha')
    setTokenSource({ token: async () => undefined, refused: async () => false })
    return { fetched, page }
  }
  const saved = () => Response.json({ id: 'asha' })

  it('a choice is stored in the account of who is signed in', async () => {
    const { fetched, page } = await choose('ta', saved)
    expect(fetched).toHaveBeenCalledWith(
      '/api/me/profile',
      expect.objectContaining({ method: 'PATCH', body: '{"language":"ta"}' }),
    )
    expect(page.reload).toHaveBeenCalled()
  })

  it('this device changes also where the account cannot be told', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { page } = await choose('ta', () => new Response(null, { status: 503 }))
    expect(page.reload).toHaveBeenCalled()
  })

  it('a choice that the account could not be told is kept for it alone, a told one is not', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await choose('ta', () => new Response(null, { status: 503 }))
    expect(['asha', 'rohan'].map(unsavedLanguage)).toEqual(['ta', undefined])
    await choose('ta', saved)
    expect(unsavedLanguage('asha')).toBe(undefined)
  })

  it('a choice is kept while the account is being told, as the page may be left', async () => {
    let during: Language | undefined
    await choose('hi', () => {
      during = unsavedLanguage('asha')
      return saved()
    })
    expect(during).toBe('hi')
  })

  it('of two choices the later one stays, also where the first is answered last', async () => {
    let calls = 0
    const { page } = await choose('ta', async () => {
      calls += 1
      if (calls === 1) await chooseLanguage('hi', 'asha')
      return calls === 1 ? saved() : new Response(null, { status: 503 })
    })
    expect([chosenLanguage(), unsavedLanguage('asha')]).toEqual(['hi', 'hi'])
    expect(page.reload).toHaveBeenCalledOnce()
  })

  it('the choice of who is not signed in is the device’s alone', async () => {
    vi.stubGlobal('document', { cookie: '' })
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal('location', here('/chats'))
    await chooseLanguage('ta', undefined)
    expect([chosenLanguage(), kept.size]).toEqual(['ta', 0])
  })

  it.each<[Language | null, readonly Language[], Language | undefined, string]>([
    [null, ['en', 'hi'], undefined, 'save'],
    [null, ['en', 'hi'], 'hi', 'save'],
    ['hi', ['en', 'hi'], undefined, 'speak'],
    ['hi', ['en', 'hi'], 'en', 'speak'],
    ['hi', ['en', 'hi'], 'hi', 'keep'],
    ['ta', ['en', 'hi'], undefined, 'keep'],
  ])('an account with %s, of %o, chosen here: %s: %s', (account, offered, chosen, step) => {
    expect(languageStep(account, { offered, chosen, unsaved: undefined })).toBe(step)
    expect(languageStep(account, { offered, chosen, unsaved: 'en' })).toBe('save')
  })

  it('another language comes where the reader is, without a step back', () => {
    const page = here('/find-room?q=pune#map')
    const replaced = vi.fn()
    vi.stubGlobal('location', page)
    vi.stubGlobal('history', { state: { key: 'a' }, replaceState: replaced })
    reloadIn('hi')
    expect(replaced).toHaveBeenCalledWith({ key: 'a' }, '', '/hi/find-room?q=pune#map')
    expect(page.reload).toHaveBeenCalled()
  })
})

describe('shell.language-offer', () => {
  const offer = (...tags: string[]) => {
    vi.stubGlobal('navigator', { languages: tags })
    return renderToStaticMarkup(
      <SessionProvider value="live">
        <LanguageOffer languages={['en', 'hi']} onClose={() => undefined} />
      </SessionProvider>,
    )
  }

  it('is made in the words of the first language of the browser that there is', () => {
    expect(offer('fr-FR', 'en-GB', 'hi')).toContain('lang="en-IN"')
    expect(offer('en')).toContain('Read Basera in English')
    expect(offer('fr')).toBe('')
  })
})
