import { chromiumShellPath, lightChromium } from '@basera/platform/testing/chromium'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/**
 * A map is drawn with WebGL: here by the processor, since there is no graphics card. The rest of the page is not, which
 * would cost four times as much.
 */
export const drawnByProcessor = {
  launchOptions: {
    executablePath: chromiumShellPath,
    args: [
      ...lightChromium.filter((flag) => flag !== '--disable-gpu'),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-gpu-compositing',
    ],
  },
}

/** The colour of the map at a share of its width. */
export async function colourAt(page: Page, share: number) {
  const box = await page.locator('.maplibregl-canvas').boundingBox()
  if (!box) throw new Error('There is no map')
  const clip = { x: box.x + box.width * share, y: box.y + box.height / 2, width: 1, height: 1 }
  const { data } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { r: data[0], g: data[1], b: data[2] }
}
