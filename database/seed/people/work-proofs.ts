import type { ProfileRow, WorkProofRow } from '../rows.ts'

/** Domains of employers that demo people name. */
const domains: Readonly<Record<string, string>> = {
  Infosys: 'infosys.com',
  TCS: 'tcs.com',
  Wipro: 'wipro.com',
  Freshworks: 'freshworks.com',
  Zoho: 'zohocorp.com',
  Bosch: 'in.bosch.com',
  Deloitte: 'deloitte.com',
  Flipkart: 'flipkart.com',
  'Christ University': 'christuniversity.in',
  'HDFC Bank': 'hdfcbank.com',
}

/** Those who name such an employer have proven it, but for every third. */
export const workProofsOf = (profiles: readonly ProfileRow[]): WorkProofRow[] =>
  profiles.flatMap(({ id, organization, phone_verified_at: provenAt }, index) => {
    const domain = domains[organization ?? '']
    if (!domain || !provenAt || index % 3 === 2) return []
    return [{ user_id: id, domain, mailbox_hash: `demo ${id}`, proven_at: provenAt }]
  })
