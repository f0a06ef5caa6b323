export { altchaBotCheck, altchaChallenge, altchaRounds } from './altcha.ts'
export { type BotCheck, noBotCheck, spendOnce } from './bot-check.ts'
export { type BotCheckSettings, openBotCheck } from './open-bot-check.ts'
