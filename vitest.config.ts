import { defineConfig } from 'vitest/config'
import { sentences } from './apps/web/build/sentences-plugin.ts'

export default defineConfig({
  plugins: [sentences()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'journeys/**'],
    globalSetup: ['./platform/testing/global-setup.ts'],
    testTimeout: 45_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
