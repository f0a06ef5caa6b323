import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flattenSheets } from './build/flat-sheets.ts'
import { iconModules } from './build/icon-modules.ts'
import { loadScripts } from './build/load-scripts/plugin.ts'
import { routerWithoutFramework } from './build/router-without-framework/plugin.ts'
import { schemaLibrary } from './build/schema-library-plugin.ts'
import { sentences } from './build/sentences-plugin.ts'
import { unusedCode } from './build/unused-code/plugin.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(import.meta.dirname, 'dist')

/** Every page needs it: one file compresses better and stays cached. */
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|react-router)\/|\/preload-helper|rolldown:runtime|router-without-framework/,
}

/** Letters of a hash do not compress, and pages name dozens of files: seven of them are enough to tell contents apart. */
const hashed = 'assets/[name]-[hash:7]'
const shortNames = { entryFileNames: `${hashed}.js`, chunkFileNames: `${hashed}.js` }

/** One file instead of a dozen of 0.2 KB saves 1 KB. */
const core = {
  name: 'core',
  test: /\/accounts\/web\/(session\/(session|use-session|remember-return)|sign-in\/sign-in-request)\.|\/platform\/(contract\/(problem|format-message|lazily)|web\/(api|page-head|page-language|sentences|settings|locales|islands\/static-island)|design\/(cx|icon|spinner)\.|design\/icons\.ts\?icon=CircleCheckIcon)|\/rooms\/web\/(find-room\/find-room-path|problem-code)\./,
}

/**
 * The schema library above all; no public page loads it. With it an icon of the sign-in dialog, to keep the first
 * script small.
 */
const form = {
  name: 'form',
  test: /\/node_modules\/zod\/|\/platform\/(web\/form\/|contract\/form-fields\.)|\/accounts\/contract\/(account-fields|sentences)\.|\/design\/icons\.ts\?icon=EyeOffIcon/,
}

/** Small files that the search, the page of a room and rents use. */
const rooms = {
  name: 'rooms',
  test: /\/platform\/(web\/(money-and-dates|saves-data|islands\/(island|changed-form|near|press))|design\/date\/months)\.|\/rooms\/web\/map\/map-beside\./,
}

/** Small files of the search. */
const search = {
  name: 'search',
  test: /\/(places|rooms)\/contract\/(limits|room-facts|room-filters|destination)\.|\/platform\/(contract\/search\/(filters|area-filters|address-values)|web\/search\/use-search-draft)\./,
}

/** Small files that the listing form and reports use: texts of many lines, and what sends pictures. */
const writing = {
  name: 'writing',
  test: /\/platform\/(web\/(upload-file|shrink-photo)|design\/text-area)\./,
}

/** Small files of pages of rooms. */
const room = {
  name: 'room',
  test: /\/(platform\/(web\/(device-store|share-page)|design\/(back-link|icon-button))|rooms\/web\/(card\/place-of-address|saved\/kept-rooms|room\/(contact-button|use-contact)))\.|icon=(ArrowLeft|Share2)Icon/,
}

/** Two icons that forms and sheets use together. */
const marks = { name: 'marks', test: /\/design\/icons\.ts\?icon=(CheckIcon|XIcon)/ }

const inEveryPage = /\/(framework|core|rolldown-runtime)-/

/** The first script lists their preloads. Others load one step later, which saves every page 1.7 KB. */
const visitorsParts = /\/(home|find-room|room)-page-|\/sign-in-dialog-/

/** Pages that anyone may open. */
const publicPages = /\/(home|find-room|room|rents|saved|help|article)-page\.tsx$/

/** Paths from the root, like the manifest's keys. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  publicDir: join(import.meta.dirname, 'public'),
  appType: 'custom',
  cacheDir: join(root, 'node_modules/.vite'),
  plugins: [
    react(),
    tailwindcss(),
    sentences(),
    iconModules(),
    routerWithoutFramework(),
    unusedCode(),
    schemaLibrary(publicPages),
    loadScripts(),
    flattenSheets(),
  ],
  // React in production form whatever NODE_ENV is: the development form renders three times slower.
  ...(command === 'build'
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
  build: {
    outDir: join(dist, isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, files) =>
        visitorsParts.test(part) ? files.filter((file) => !inEveryPage.test(file)) : [],
    },
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(import.meta.dirname, isSsrBuild ? 'entry-server.tsx' : 'entry-client.tsx'),
      output: {
        assetFileNames: `${hashed}[extname]`,
        ...(isSsrBuild
          ? {}
          : {
              ...shortNames,
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [framework, core, form, rooms, search, room, writing, marks],
              },
            }),
      },
    },
  },
}))
