// Free of the schema library, so that screens may import it at run time.

/** Raise the version, a day, when the meaning changes: members are told once (accounts.notice-seen). */
export const privacyNotice = { version: '2026-11-29' } as const
