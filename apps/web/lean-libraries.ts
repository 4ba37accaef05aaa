import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Parts of libraries that no page uses but that their libraries cannot leave out by themselves (budget: quality, speed). */
const unused = [
  // Ripples are switched off in the theme.
  /@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
  // Schemas are turned into JSON schema on the server only.
  /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/,
  // Messages are the product's own codes.
  /zod\/v4\/locales\/en\.js$/,
]

const stubOf = (source: string, isLocale: boolean): string => {
  const names = [...source.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name)
  const named = names.map((name) => `export const ${name} = nothing`)
  return [
    'const nothing = () => null',
    ...named,
    `export default ${isLocale ? '() => ({ localeError: nothing })' : 'nothing'}`,
  ].join('\n')
}

/** Puts empty functions in place of those parts, in built pages only: about 10 kB less to load. */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const file = id.split('?')[0] ?? id
    return unused.some((part) => part.test(file))
      ? stubOf(readFileSync(file, 'utf8'), file.includes('/locales/'))
      : null
  },
})
