import type { Page } from '@playwright/test'
import { demoPerson, joinByCalls, joinInOwnBrowser, signInByCall } from './join.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

const answer = (own: string, weight = 'some') => ({ own, fine: [own], weight })

/** As somebody answers who fits Asha but for the noise. */
const answers = {
  ...{ sleep: answer('early'), noise: answer('lively'), work_from_home: answer('away') },
  ...{ cleanliness: answer('weekly'), smoking: answer('never', 'must'), drinking: answer('never') },
  food: answer('vegetarian'),
}

/** Chooses an answer of a question by its words. */
const choose = (page: Page, question: string, words: string) =>
  page.getByRole('group', { name: question }).getByText(words, { exact: true }).click()

test('The profiles that fit come without moving what is there @phone', async ({ page }) => {
  await signInByCall(page, demoPerson('rohan'))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/browse-profiles')
  await expect(page.locator('.roommate-reasons li').first()).toBeVisible()
  await page.waitForTimeout(500)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
})

test('roommates.questionnaire-steps: somebody answers step by step, and sees who fits and why @phone', async ({
  page,
  browser,
}) => {
  test.slow()
  const tag = `fit-${Date.now()}`
  const ritika = await joinInOwnBrowser(browser, 'Ritika Sharma')
  const about = { bio: 'Early to bed', gender: 'female', lifestyle_tags: [tag], is_listed: true }
  expect((await ritika.call('PATCH', '/api/me/profile', about)).status).toBe(200)
  expect((await ritika.call('PATCH', '/api/roommates/answers', answers)).status).toBe(200)
  await joinByCalls(page)
  await page.goto(`/browse-profiles?tags=${tag}`)
  await whenAlive(page)
  await page.getByRole('link', { name: 'Answer' }).click()
  await expect(page.getByRole('heading', { name: 'What suits you' })).toBeVisible()
  await choose(page, 'When do you sleep?', 'Asleep before 11')
  await choose(page, 'Music and calls after 22:00?', 'Quiet, please')
  await choose(page, 'Do you work or study at home?', 'I am mostly out')
  await expectAccessible(page)

  await test.step('what is not saved yet stays on the device', async () => {
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Asleep before 11' })).toBeChecked()
  })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('3 of 12 answered')).toBeVisible()
  await choose(page, 'How tidy is the shared space?', 'Cleaned once a week')
  await choose(page, 'Smoking at home?', 'No smoking')
  await choose(page, 'Drinks at home?', 'No drinks')
  await page.getByRole('button', { name: 'Next' }).click()
  await choose(page, 'What is cooked in the kitchen?', 'Vegetarian only')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('7 of 12 answered')).toBeVisible()
  await page.getByRole('button', { name: 'Save and see who fits' }).click()

  await page.goto(`/browse-profiles?tags=${tag}`)
  const card = page.getByRole('article').filter({ hasText: 'Ritika Sharma' })
  await expect(card.getByText('You fit 85 percent')).toBeAttached()
  await expect(card.getByText('Your hours go together')).toBeVisible()
  await expect(card.getByText('Talk about it: You differ on noise in the evening')).toBeVisible()
  await card.getByRole('link', { name: 'View Profile' }).click()
  await expect(page.getByText('From 7 answers you both gave')).toBeVisible()
})
