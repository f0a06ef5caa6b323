/** Tells people from programs by a token of a widget. Implementations: ALTCHA, Turnstile, hCaptcha, and none (decisions 4). */
export interface BotCheck {
  /**
   * `true` for a good token that was never used before; using it up is part of the check. Throws when the checking
   * service cannot be reached: nobody is let through then.
   */
  passes(token: string, address: string): Promise<boolean>
}

/** Lets everybody through: development only (`CAPTCHA=off`). */
export const noBotCheck: BotCheck = { passes: async () => true }
