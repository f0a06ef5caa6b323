import { chromiumShellPath, lightChromium } from '@basera/platform/testing/chromium'
import { expect, test, whenAlive } from './visitor.ts'

test.use({
  launchOptions: { executablePath: chromiumShellPath, args: [...lightChromium, '--disable-3d-apis'] },
})

test('Where a browser draws no map, it says so, and the list stays', async ({ page, complaints }) => {
  await page.goto('/find-room?place=Koramangala%2C+Bengaluru&lat=12.9352&lng=77.6245')
  await whenAlive(page)
  // On desktops the map is there by itself.
  const map = page.getByRole('button', { name: 'Map', exact: true })
  if (await map.isVisible()) await map.click()
  await expect(
    page.getByText('The map cannot be shown in this browser. The list has the same rooms.'),
  ).toBeVisible({ timeout: 30_000 })
  complaints.length = 0
})
