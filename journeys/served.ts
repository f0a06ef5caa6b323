import type { APIResponse, Page } from '@playwright/test'

type Options = Parameters<Page['request']['fetch']>[1]

const longestMs = 20_000

/** A call's answer. A server that is too busy for it begins nothing and says 503; then it is asked again, as pages do. */
export async function served(page: Page, path: string, options?: Options): Promise<APIResponse> {
  const until = Date.now() + longestMs
  for (;;) {
    const answer = await page.request.fetch(path, options)
    if (answer.status() !== 503 || Date.now() > until) return answer
    await page.waitForTimeout(500)
  }
}

export const servedJson = async (page: Page, path: string, options?: Options) =>
  (await served(page, path, options)).json()

interface FoundRoom {
  readonly id: string
  readonly title: string
  readonly image_count: number
}

/** A room of the demo data with at least so many photos: other journeys list some without, and take them off. */
export async function roomWithPhotos(page: Page, atLeast: number): Promise<FoundRoom> {
  const { items } = await servedJson(page, '/api/rooms?q=Bengaluru&limit=50')
  const room = (items as FoundRoom[]).find(({ image_count }) => image_count >= atLeast)
  if (!room) throw new Error(`No room has ${atLeast} photos`)
  return room
}
