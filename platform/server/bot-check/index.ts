export { altchaBotCheck, altchaChallenge, altchaRounds } from './altcha.ts'
export { type BotCheck, type CheckWork, noBotCheck, spendOnce } from './bot-check.ts'
export { type BotCheckSettings, openBotCheck } from './open-bot-check.ts'
