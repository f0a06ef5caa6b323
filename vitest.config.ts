import { defineConfig } from 'vitest/config'
import { sentences } from './apps/web/build/sentences-plugin.ts'

export default defineConfig({
  plugins: [sentences()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'journeys/**'],
    globalSetup: ['./platform/testing/global-setup.ts'],
    // A busy machine is no fault; what must be quick is measured where it must be.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
})
