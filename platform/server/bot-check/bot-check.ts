/** Tells people from programs by a widget's token (`accounts.bot-check-providers`). */
export interface BotCheck {
  /** `true` once for a good token. Throws when the service cannot be reached: then nobody passes. */
  passes(token: string, address: string): Promise<boolean>
}

/** Lets every caller pass; development only (`CAPTCHA=off`). */
export const noBotCheck: BotCheck = { passes: async () => true }
