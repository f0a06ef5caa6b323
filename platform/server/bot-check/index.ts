export { altchaBotCheck, altchaChallenge, altchaRounds } from './altcha.ts'
export { type BotCheck, noBotCheck } from './bot-check.ts'
export { type BotCheckSettings, openBotCheck } from './open-bot-check.ts'
export { spendOnce } from './spent-checks.ts'
