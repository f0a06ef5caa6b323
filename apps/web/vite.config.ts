import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flattenSheets } from './build/flat-sheets.ts'
import { iconModules } from './build/icon-modules.ts'
import { loadScripts } from './build/load-scripts/plugin.ts'
import { routerWithoutFramework } from './build/router-without-framework/plugin.ts'
import { schemaLibrary } from './build/schema-library-plugin.ts'
import { scriptGroups } from './build/script-groups.ts'
import { sentences } from './build/sentences-plugin.ts'
import { unusedCode } from './build/unused-code/plugin.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(import.meta.dirname, 'dist')

/** Letters of a hash do not compress, and pages name dozens of files: seven of them are enough to tell contents apart. */
const hashed = 'assets/[name]-[hash:7]'
const shortNames = {
  entryFileNames: `${hashed}.js`,
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash:7].js`,
}

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
                groups: scriptGroups,
              },
            }),
      },
    },
  },
}))
