import type { Language } from '@basera/platform/contract/languages'
import { setTokenSource } from '@basera/platform/web'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openShownPage } from '../open-page.fixture.ts'
import { languageStep } from './account-language.tsx'
import { addressIn, chooseLanguage, reloadIn } from './choose-language.ts'
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
    await chooseLanguage('hi')
    expect(document.cookie).toBe('basera-language=hi; path=/; max-age=31536000; samesite=lax; secure')
    expect(page.assign).toHaveBeenCalledWith('/hi/help')
    vi.stubGlobal('location', guarded)
    await chooseLanguage('hi')
    expect(guarded.reload).toHaveBeenCalled()
    await chooseLanguage('en')
    expect(document.cookie).toContain('basera-language=en')
    expect(guarded.reload).toHaveBeenCalledOnce()
  })
})

describe('accounts.account-language: the menu and the account', () => {
  const choose = async (language: Language, answer: () => Response) => {
    const fetched = vi.fn(async () => answer())
    const page = here('/chats')
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('document', { cookie: '' })
    vi.stubGlobal('location', page)
    setTokenSource({ token: async () => 'token', refused: async () => false })
    await chooseLanguage(language)
    setTokenSource({ token: async () => undefined, refused: async () => false })
    return { fetched, page }
  }

  it('a choice is stored in the account of who is signed in', async () => {
    const { fetched, page } = await choose('ta', () => Response.json({}))
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

  it.each<[Language | null, readonly Language[], boolean, string]>([
    [null, ['en', 'hi'], false, 'save'],
    [null, ['en', 'hi'], true, 'save'],
    ['hi', ['en', 'hi'], false, 'speak'],
    ['hi', ['en', 'hi'], true, 'keep'],
    ['ta', ['en', 'hi'], false, 'keep'],
  ])('an account with %s, of %o, chosen here: %s: %s', (account, offered, isChosen, step) => {
    expect(languageStep(account, { offered, isChosen })).toBe(step)
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
    return renderToStaticMarkup(<LanguageOffer languages={['en', 'hi']} onClose={() => undefined} />)
  }

  it('is made in the words of the first language of the browser that there is', () => {
    expect(offer('fr-FR', 'en-GB', 'hi')).toContain('lang="en-IN"')
    expect(offer('en')).toContain('Read Basera in English')
    expect(offer('fr')).toBe('')
  })
})
