import { expect, test, whenAlive } from './visitor.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/components')
  await whenAlive(page)
})

test('All of a typed code can be selected, deleted and pasted again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = page.getByLabel('One-time code')
  await code.fill('123456')
  for (const key of ['Delete', 'Backspace']) {
    await code.press('ControlOrMeta+a')
    await code.press('ControlOrMeta+c')
    await code.press(key)
    await expect(code).toHaveValue('')
    await expect(code).toBeFocused()
    await code.press('ControlOrMeta+v')
    await expect(code).toHaveValue('123456')
  }
  await code.press('ControlOrMeta+a')
  await code.pressSequentially('7')
  await expect(code).toHaveValue('7')
})

test('What has the focus of the keyboard has an outline of 3 pixels', async ({ page }) => {
  const boxOf = (label: string) =>
    page.locator('.control').filter({ has: page.getByLabel(label, { exact: true }) })
  for (const label of ['Input', 'Money', 'Text area', 'Date']) {
    await page.getByLabel(label, { exact: true }).focus()
    await expect(boxOf(label)).toHaveCSS('outline', /solid 3px$/)
    await expect(boxOf(label)).toHaveCSS('box-shadow', 'none')
  }
})
