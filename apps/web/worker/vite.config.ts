import { join } from 'node:path'
import { defineConfig } from 'vite'

/** One file with a name of its own, beside the pages' scripts. */
export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: join(import.meta.dirname, '../dist/client'),
    emptyOutDir: false,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'worker.ts'),
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
})
