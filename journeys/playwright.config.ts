import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { providerClient } from '@basera/accounts/testing/openid-provider'
import { chromiumShellPath, lightChromium } from '@basera/platform/testing/chromium'
import { fastFolder } from '@basera/platform/testing/fast-folder'
import { defineConfig } from '@playwright/test'

// Workers load this file again and must find the same server. Below the ports that systems give out by themselves.
process.env.JOURNEYS_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000))
process.env.JOURNEYS_DATA ??= join(fastFolder(), `basera-journeys-${randomUUID()}`)
/** A site that runs already, such as one of many processes: nothing but the provider is started beside it. */
const outside = process.env.JOURNEYS_ADDRESS
if (outside) process.env.JOURNEYS_PORT = new URL(outside).port
const address = outside ?? `http://127.0.0.1:${process.env.JOURNEYS_PORT}`
/** Where an OpenID provider of our own stands in for Google. */
const providerPort = Number(process.env.JOURNEYS_PORT) + 1
const provider = `http://127.0.0.1:${providerPort}`
const root = join(import.meta.dirname, '..')

const product = {
  command: 'node apps/server/main.ts',
  cwd: root,
  url: `${address}/readyz`,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: process.env.JOURNEYS_PORT,
    DATA_DIR: process.env.JOURNEYS_DATA,
    DEMO_DATA: 'on',
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    LIMITS: 'off',
    CAPTCHA_ROUNDS: '80',
    GOOGLE_ISSUER_URL: provider,
    GOOGLE_CLIENT_ID: providerClient.clientId,
    GOOGLE_CLIENT_SECRET: providerClient.clientSecret,
  },
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  // More than the two processors of a small machine: a journey waits for much of its time. Four are 15 % quicker than three.
  workers: 4,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI === 'true',
  // A change is judged by what it does each time; the closing report names a journey that needed its second try.
  retries: process.env.CI === 'true' ? 1 : 0,
  globalTeardown: './clean-up.ts',
  use: {
    baseURL: address,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A bar that slides away as the page scrolls would move what is pressed between press and release.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys answer in the server's place, which a worker would keep from them; those that need one allow it.
    serviceWorkers: 'block',
    // A trace of every journey would cost a fifth of their time: TRACE=on for one that is looked into.
    trace: process.env.TRACE === 'on' ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumShellPath, args: [...lightChromium] },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: [
    {
      command: `node accounts/server/auth/google/openid-provider.fixture.ts --port ${providerPort} --redirect ${address}/auth/v1/callback`,
      cwd: root,
      url: `${provider}/.well-known/openid-configuration`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    ...(outside ? [] : [product]),
  ],
})
