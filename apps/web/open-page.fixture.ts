import type { Api, Calls } from '@basera/platform/contract'
import { Problem } from '@basera/platform/contract'
import type { PageHead, PublicSettings } from '@basera/platform/web'
import { loadPage } from './entry-server.tsx'

const settings: PublicSettings = {
  publicUrl: 'https://basera.example',
  supportEmail: 'help@basera.example',
  grievanceOfficer: 'Asha Rao',
  city: 'Bangalore, Karnataka, India',
  socialLinks: [
    { name: 'instagram', url: 'https://www.instagram.com/basera' },
    { name: 'x', url: 'https://x.com/basera' },
    { name: 'linkedin', url: 'https://www.linkedin.com/company/basera' },
  ],
  roomSearch: 'public',
  authUrl: '/auth/v1',
  captcha: { kind: 'altcha' },
  google: false,
  development: false,
}

const figures = {
  counters: [
    { id: 'users', label: '10K+' },
    { id: 'rooms', label: '5K+' },
    { id: 'matches', label: '2K+' },
    { id: 'cities', label: '50+' },
  ],
}

const answers: Api<Calls> = async (key) => {
  if (key === 'GET /api/home') return figures
  throw new Problem('service_unavailable', `${key} is not answered here`)
}

export interface OpenedPage {
  readonly status: number
  readonly head: PageHead
  readonly html: string
  /** What a reader sees, tags and runs of white space turned into single spaces. */
  readonly text: string
}

/** A page as the server sends it, or the address it redirects to. */
async function openPage(path: string, api: Api<Calls> = answers): Promise<OpenedPage | string> {
  const page = await loadPage(new Request(`${settings.publicUrl}${path}`), api, settings)
  if (page instanceof Response) return page.headers.get('location') ?? ''
  const html = page.render()
  const text = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ')
  return {
    status: page.status,
    head: page.head,
    html,
    text: text.replaceAll(/\s+/g, ' ').replaceAll('&amp;', '&'),
  }
}

/** Like {@link openPage}, for pages that do not redirect. */
export async function openShownPage(path: string, api?: Api<Calls>): Promise<OpenedPage> {
  const page = await openPage(path, api)
  if (typeof page === 'string') throw new Error(`${path} redirects to ${page}`)
  return page
}
