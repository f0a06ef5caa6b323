import { SessionProvider, SignInDialogProvider } from '@basera/accounts/web'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { MessageRoommate } from './message-roommate.tsx'

const asha = { id: 'asha', full_name: 'Asha Rao', avatar_url: null }

const dialogFor = (userId: string) =>
  renderToStaticMarkup(
    <SessionProvider value={{ status: 'ready', user: { id: userId, email: `${userId}@example.test` } }}>
      <MemoryRouter>
        <SignInDialogProvider onLoad={() => undefined}>
          <MessageRoommate person={asha} onClose={() => undefined} />
        </SignInDialogProvider>
      </MemoryRouter>
    </SessionProvider>,
  )

describe('chats.start-dialog: writing to somebody from their roommate profile', () => {
  it("a modal 'Start Conversation' has Start Conversation and Cancel, and shows what will be said", () => {
    const html = dialogFor('rohan')
    expect(html).toMatch(/<h2[^>]*>.*Start Conversation.*with Asha Rao.*<\/h2>/)
    expect(html).toContain('I saw your roommate profile')
    expect(html.match(/<button[^>]*>[^<]+/g)?.map((button) => button.replace(/<[^>]+>/, ''))).toEqual([
      'Start Conversation',
      'Cancel',
    ])
  })

  it("chats.no-self-chat: one's own profile cannot be written to", () => {
    const html = dialogFor('asha')
    expect(html).toContain('This is your own profile!')
    expect(html).not.toContain('Cancel')
  })
})
