/** Decides by the token of a widget whether a person is calling: ALTCHA, Turnstile, hCaptcha, or none (`accounts.bot-check-providers`). */
export interface BotCheck {
  /**
   * `true` for a good token that was never used before; using it up is part of the check. Throws when the checking
   * service cannot be reached: then no caller passes.
   */
  passes(token: string, address: string): Promise<boolean>
}

/** Every caller passes: development only (`CAPTCHA=off`). */
export const noBotCheck: BotCheck = { passes: async () => true }
