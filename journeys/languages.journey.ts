import type { Page } from '@playwright/test'
import { offeredLanguages, sentencesIn } from './catalogue.ts'
import { codeOf } from './desk.ts'
import { demoPerson, type Member, signInByCall } from './join.ts'
import { arrive, someTitle, walkToPhotos } from './list-a-room-steps.ts'
import { roomWithPhotos, servedJson } from './served.ts'
import { expect, test } from './visitor.ts'
import { patienceMs, type Stop, Walk } from './walk.ts'

test.use({
  viewport: { width: 320, height: 740 },
  deviceScaleFactor: 1,
  actionTimeout: patienceMs,
  // Links that lead nowhere.
  refusals: [400, 401, 403, 404, 410],
})

/** English, from which they are translated, is walked by narrow-phone.journey.ts. */
const translated = offeredLanguages.filter((language) => language !== 'en')

/** All pages in six languages take minutes: each is walked in two of them by turns, in all with `WALK=whole`. */
const isDue = (page: number, turn: number) => process.env.WALK === 'whole' || (page + turn) % 3 === 0
/** One of the two. */
const isCheckedByAxe = (page: number, turn: number) => turn < 3 && (page + turn) % 3 === 0

const koramangala = 'place=Koramangala%2C+Bengaluru&lat=12.9352&lng=77.6245&radius_km=5'

/** Links that lead nowhere any more, and an address that never did. */
const spentLinks = [
  '/auth/open-link?token=spent&type=magiclink',
  '/auth/confirm-email?token=spent',
  '/auth/undo-email?token=spent',
  '/unsubscribe?token=spent',
  '/alerts/mails?token=spent&wish=pause',
  '/decision/spent',
  '/visit/spent',
  '/list/spent',
  '/nowhere',
]

const publicStops = (prefix: string, room: string): Stop[] =>
  [
    {
      path: prefix || '/',
      opens: [
        ['shell.signIn', 'accounts.signIn.create'],
        ['shell.signIn', 'accounts.signIn.magicLink'],
        ['shell.signIn', 'accounts.signIn.forgot'],
        ['shell.language'],
      ],
    },
    {
      path: `${prefix}/find-room?${koramangala}`,
      opens: [['rooms.search.moreFilters'], ['alerts.save'], ['rooms.map.map']],
    },
    { path: `${prefix}/find-room?q=zzzz&max_rent=1000` },
    {
      path: `${prefix}/room/${room}`,
      opens: [['rooms.room.viewAll'], ['rooms.room.share'], ['rooms.room.contact'], ['rooms.room.report']],
    },
    { path: `${prefix}/rent-in/bengaluru` },
    { path: `${prefix}/rent-in/bengaluru/koramangala` },
    ...['help', 'contact', 'terms', 'privacy', 'safety', 'help/visit-before-you-pay', 'help?q=deposit'].map(
      (page) => ({ path: `${prefix}/${page}` }),
    ),
    ...['/saved', '/alerts', '/list-room', '/chats', '/dashboard', '/your-profile', '/offline'],
    ...spentLinks,
  ].map((stop) => (typeof stop === 'string' ? { path: stop } : stop))

async function idOf({ call }: Member, path: string): Promise<string> {
  const { body } = await call('GET', path)
  return body.items?.[0]?.id ?? body[0]?.id ?? ''
}

const someRoom = async (page: Page): Promise<string> => (await roomWithPhotos(page, 3)).id

async function listerStops(member: Member, prefix: string): Promise<Stop[]> {
  const own = await idOf(member, '/api/me/rooms')
  const chat = await idOf(member, '/api/chats')
  const roommate = await idOf(member, '/api/roommates')
  const group = await idOf(member, '/api/groups')
  return [
    { path: '/list-room' },
    { path: '/dashboard' },
    { path: '/dashboard?tab=messages' },
    { path: `/room/${own}/edit` },
    { path: `/room/${own}/to-let` },
    { path: `${prefix}/room/${own}` },
    { path: '/your-profile' },
    { path: '/browse-profiles', opens: [['roommates.filters.more']] },
    { path: `/profile/${roommate}` },
    { path: '/roommate-questions' },
    { path: '/groups' },
    { path: `/groups/${group}` },
    { path: '/groups/yours' },
    { path: '/chats' },
    { path: `/chats/${chat}`, opens: [['chats.message.more'], ['chats.add.open'], ['chats.visit.offer']] },
    { path: '/visits' },
    { path: '/account/profile' },
    { path: '/account/verification' },
    { path: '/account/reports' },
  ]
}

async function seekerStops(member: Member, room: string): Promise<Stop[]> {
  const list = await idOf(member, '/api/me/shortlists')
  const alert = await idOf(member, '/api/me/alerts')
  return [
    { path: '/saved' },
    { path: `/saved/compare?rooms=${room}` },
    { path: `/shortlists/${list}` },
    { path: '/alerts' },
    { path: `/alerts/${alert}` },
    { path: '/visits' },
  ]
}

/** The key that waits for who tries the desk. */
async function authenticatorKey(page: Page): Promise<string> {
  const [mail]: { text: string }[] = await servedJson(page, '/dev/outbox.json?to=moderator@demo.basera.test')
  return /[?&]secret=(\w+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const ownProfile = '**/api/me/profile'

async function choose(page: Page, language: string): Promise<void> {
  const { baseURL: url = '' } = test.info().project.use
  await page.context().addCookies([{ name: 'basera-language', value: language, url }])
}

/** An open page would still take the language of before from the account. */
const leavePage = ({ page }: Member) => page.goto('about:blank')

/** Chooses it in the account too. */
async function chooseOwn(member: Member, language: string): Promise<void> {
  await leavePage(member)
  await choose(member.page, language)
  expect((await member.call('PATCH', '/api/me/profile', { language })).status).toBe(200)
}

/** Others sign in to the accounts of the demo data: they stay as they are, and only this browser reads another language in them. */
async function chooseDemo(member: Member, language: string): Promise<void> {
  await leavePage(member)
  await choose(member.page, language)
  const { body } = await member.call('GET', '/api/me/profile')
  await member.page.unroute(ownProfile)
  await member.page.route(ownProfile, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { ...body, language } }) : route.fallback(),
  )
}

test.describe('every page in every language', { tag: '@phone' }, () => {
  test.slow()

  for (const [turn, language] of translated.entries()) {
    const prefix = `/${language}`
    const visitAll = async (walk: Walk, stops: readonly Stop[]) => {
      for (const [index, stop] of stops.entries())
        if (isDue(index, turn)) await walk.visit(stop, isCheckedByAxe(index, turn))
    }

    test(`shell.page-language: a visitor reads every public page in ${language}`, async ({ page }) => {
      await choose(page, language)
      // What /offline asks for before it leaves.
      await page.route('**/robots.txt', (route) => route.fulfill({ status: 404 }))
      const walk = new Walk(page, language)
      await visitAll(walk, publicStops(prefix, await someRoom(page)))
      expect(walk.faults).toEqual([])
    })

    test(`shell.page-language: a member reads every page in ${language}`, async ({ page }) => {
      const walk = new Walk(page, language)
      const asha = await signInByCall(page, demoPerson('asha'))
      await chooseDemo(asha, language)
      await visitAll(walk, await listerStops(asha, prefix))
      const rohan = await signInByCall(page, demoPerson('rohan'))
      await chooseDemo(rohan, language)
      await visitAll(walk, await seekerStops(rohan, await someRoom(page)))
      expect(walk.faults).toEqual([])
    })
  }

  test('shell.page-language: a lister reads every step of the form in every language', async ({ page }) => {
    const member = await arrive(page)
    await walkToPhotos(page, someTitle())
    const faults: string[] = []
    for (const language of translated) {
      await chooseOwn(member, language)
      const walk = new Walk(page, language)
      const say = sentencesIn(language)
      await walk.visit({ path: '/list-room' })
      const go = async (way: 'previous' | 'next', name: string) => {
        await page
          .getByRole('main')
          .getByRole('button', { name: say(`rooms.list.${way}`) })
          .click()
        const title = page.getByRole('heading', { name: say(`rooms.list.step.${name}`), level: 2 })
        await expect(title).toBeVisible()
      }
      for (const name of ['preferences', 'pricing', 'details']) {
        await go('previous', name)
        await walk.look(`/list-room ${name}`)
      }
      for (const name of ['pricing', 'preferences', 'photos']) await go('next', name)
      faults.push(...walk.faults)
    }
    expect(faults).toEqual([])
  })

  test('shell.page-language: a moderator reads the safety desk in every language', async ({ page }) => {
    const nazia = await signInByCall(page, demoPerson('moderator'))
    const walks = translated.map((language) => new Walk(page, language))
    const visitAll = async (paths: readonly string[]) => {
      for (const [turn, walk] of walks.entries()) {
        const due = [...paths.entries()].filter(([index]) => isDue(index, turn))
        if (due.length > 0) await chooseDemo(nazia, walk.language)
        for (const [index, path] of due) await walk.visit({ path }, isCheckedByAxe(index, turn))
      }
    }
    await visitAll(['/moderate'])
    await page.getByRole('textbox').pressSequentially(codeOf(await authenticatorKey(page)))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tablist')).toBeVisible()
    const open = await idOf(nazia, '/api/moderate/cases')
    const parts = ['photos', 'appeals', 'log'].map((view) => `/moderate?view=${view}`)
    await visitAll(['/moderate', ...parts, `/moderate?case=${open}&decide=`])
    expect(walks.flatMap(({ faults }) => faults)).toEqual([])
  })
})
