import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openShownPage } from '../open-page.fixture.ts'
import { addressIn, chooseLanguage, rememberLanguage } from './choose-language.ts'
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

  it('keeps the choice for a year and opens the page anew', () => {
    const document = { cookie: '' }
    const [page, guarded] = [here('/help'), here('/chats#last')]
    vi.stubGlobal('document', document)
    vi.stubGlobal('location', page)
    chooseLanguage('hi')
    expect(document.cookie).toBe('basera-language=hi; path=/; max-age=31536000; samesite=lax; secure')
    expect(page.assign).toHaveBeenCalledWith('/hi/help')
    vi.stubGlobal('location', guarded)
    chooseLanguage('hi')
    expect(guarded.reload).toHaveBeenCalled()
    rememberLanguage('en')
    expect(document.cookie).toContain('basera-language=en')
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
