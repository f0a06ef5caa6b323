// Free of the schema library, so that screens may import it at run time.

/**
 * The privacy notice that is shown now (help, privacy). Its version is the day from which it holds. Raise it whenever the
 * text changes in what it says: every member is then told once.
 */
export const privacyNotice = { version: '2026-11-21', language: 'en' } as const
