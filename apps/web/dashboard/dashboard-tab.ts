/** The tabs of the dashboard, in their order (marketplace 2, decisions 6). */
export const dashboardTabs = ['listings', 'messages', 'saved'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** Names the open tab in the address, so that Back, a reload and a link lead to it. */
export const tabParam = 'tab'

/** The tab an address asks for; My Listings without one, or with one that is not there. */
export const tabOf = (address: URLSearchParams): DashboardTab =>
  dashboardTabs.find((tab) => tab === address.get(tabParam)) ?? 'listings'
