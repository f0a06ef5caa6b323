import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification, type Vite } from 'vitest/node'
import { sentences } from './apps/web/build/sentences-plugin.ts'

/** Pure code, screens and sources: neither a database nor a process of its own. */
const light = [
  '*/{contract,web,design,content}/**/!(*.database).test.{ts,tsx}',
  'bench/**/*.test.ts',
  'structure/*.test.ts',
]
/** Files that take longest, which would otherwise run alone at the end. */
const longest = /hostile|fuzz|faults|sign-in-with-password|wrong-passwords|start|backup/

/** Files of a project stay together, since they share processes; the small ones of `light` fill the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.name === 'light' ? 2 : longest.test(relative(import.meta.dirname, moduleId)) ? 0 : 1
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
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
  {
    exclude = [],
    setup = [],
    ...test
  }: NonNullable<TestProjectInlineConfiguration['test']> & { setup?: readonly string[] },
): TestProjectInlineConfiguration => ({
  plugins: [sentences(), cachedSentences],
  test: {
    name,
    exclude: [...never, ...exclude],
    setupFiles: ['./platform/testing/same-examples.ts', ...setup],
    // A busy machine is no fault; what must be quick is measured where it must be.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Files share processes, in which each module is loaded once: leave no global state behind.
    isolate: false,
    ...test,
  },
})

export default defineConfig({
  test: {
    // One more than the two processors of a small machine: a file waits for much of its time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('light', { include: light }),
      // Features, the whole product and what is beneath it: a database for each file that asks for one.
      project('server', {
        include: ['**/*.test.{ts,tsx}'],
        exclude: light,
        // As for journeys: the closing report names a test that needed its second try.
        retry: process.env.CI === 'true' ? 1 : 0,
        globalSetup: ['./platform/testing/global-setup.ts'],
        setup: ['./platform/testing/temporary-folder.ts'],
      }),
    ],
  },
})
