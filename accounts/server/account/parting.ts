/** Calls off what a member agreed on with others, or with one, before the account is closed or that one blocked. */
export type Parting = (userId: string, otherId?: string) => Promise<void>
