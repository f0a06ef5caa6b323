import type { Plugin } from 'vite'

const drawing = /^export const (\w+) = (icon\([^)]*\))/gm

/** One icon, or all without `name`. */
export function iconModule(source: string, name: string | undefined): string {
  const icons = [...source.matchAll(drawing)]
  if (!name) return icons.map(([, each]) => `export { ${each} } from './icons.ts?icon=${each}'`).join('\n')
  const call = icons.find(([, each]) => each === name)?.[2]
  if (!call) throw new Error(`platform/design/icons.ts has no ${name}`)
  return `import { icon } from './icon.tsx'\nexport const ${name} = /* @__PURE__ */ ${call}`
}

/** A module per icon: otherwise all icons would share one script. */
export function iconModules(): Plugin {
  return {
    name: 'basera-icon-modules',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/platform\/design\/icons\.ts(\?icon=\w+)?$/ },
      handler: (source, id) => ({
        code: iconModule(source, id.split('?icon=')[1]),
        moduleType: 'js',
        map: null,
      }),
    },
  }
}
