import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { Vite } from 'vitest/node'
import { sentences } from './apps/web/build/sentences-plugin.ts'

/** Pure code, screens and sources: neither a database nor a process of its own. */
const light = [
  '*/{contract,web,design,content}/**/!(*.database).test.{ts,tsx}',
  'bench/**/*.test.ts',
  'structure/*.test.ts',
]
/** Calls of one feature: a database for each file. */
const calls = [
  '{accounts,trust,rooms,roommates,chats,places,help}/server/**/*.test.ts',
  '**/*.database.test.ts',
]
const database = {
  globalSetup: ['./platform/testing/global-setup.ts'],
  setupFiles: ['./platform/testing/temporary-folder.ts'],
}
const never = ['**/node_modules/**', '**/dist/**', 'journeys/**']

/** Modules are cached with their sentences in them: a changed sentence is another module. */
const cachedSentences: Vite.Plugin = {
  name: 'basera-cached-sentences',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id, sourceCode }) => {
      const catalogue = /'(\.{1,2}\/[^']*locales\/[a-z-]+\.json)'/.exec(sourceCode)?.[1]
      return catalogue && readFileSync(join(dirname(id), catalogue), 'utf8')
    }),
}

const project = (
  name: string,
  { exclude = [], ...test }: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration => ({
  plugins: [sentences(), cachedSentences],
  test: {
    name,
    exclude: [...never, ...exclude],
    // A busy machine is no fault; what must be quick is measured where it must be.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    ...test,
  },
})

export default defineConfig({
  test: {
    // One more than the two processors of a small machine: a file waits for much of its time.
    maxWorkers: 3,
    projects: [
      // Files share a process, in which each module is loaded once: leave no global state behind.
      project('light', { include: light, isolate: false }),
      project('calls', { include: calls, isolate: false, ...database }),
      // The whole product and what is beneath it: signals, settings and metrics belong to the process.
      project('product', { include: ['**/*.test.{ts,tsx}'], exclude: [...light, ...calls], ...database }),
    ],
  },
})
