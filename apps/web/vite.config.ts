import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconModules } from './build/icon-modules.ts'
import { routerWithoutFramework } from './build/router-without-framework/plugin.ts'
import { schemaLibrary } from './build/schema-library-plugin.ts'
import { sentences } from './build/sentences-plugin.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(import.meta.dirname, 'dist')

/** What every page runs on, in one file: compresses better than many, and stays cached while our own code changes. */
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\/|vite\/preload-helper|rolldown:runtime|router-without-framework/,
}

/** What the shell shares with later parts of a page, in one file: apart, a dozen files of 0.2 KB cost 1 KB more. */
const core = {
  name: 'core',
  test: /\/accounts\/web\/(session\/(session|use-session|remember-return)|sign-in\/sign-in-request)\.|\/platform\/(contract\/problem|web\/(api|page-head|sentences|settings|locales)|design\/(cx|icon|spinner)\.|design\/icons\.ts\?icon=CircleCheckIcon)|\/rooms\/web\/(find-room\/find-room-path|problem-code)\./,
}

/**
 * What forms share, the schema library above all; no public page loads it. With an icon that only the sign-in dialog has:
 * the first script names each file of that dialog, and stays as small as it was.
 */
const form = {
  name: 'form',
  test: /\/node_modules\/zod\/|\/platform\/(web\/form\/|contract\/form-fields\.)|\/accounts\/contract\/(account-fields|sentences)\.|\/design\/icons\.ts\?icon=EyeOffIcon/,
}

const inEveryPage = /\/(framework|core|rolldown-runtime)-/

/**
 * Parts that a visitor comes to by a click. The first script names what each of them preloads, so the list is kept to
 * them: members' pages find out one step later what they need, and every page's first load is 1.5 KB smaller.
 */
const visitorsParts = /\/(home|find-room|room|help|article)-page-|\/sign-in-dialog-/

/** Pages that anyone may open. */
const publicPages = /\/(home|find-room|room|help|article)-page\.tsx$/

/** Route ids are module paths from the root of the repository, and so are the manifest's keys. */
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
    schemaLibrary(publicPages),
  ],
  // The built server half carries its own React, in its production form whatever NODE_ENV the process runs under: left
  // to itself, Vite asks that of the process, and React for development renders three times slower.
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
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: [framework, core, form] } } }),
    },
  },
}))
