import { readFileSync } from 'node:fs'
import { parseAst, type Plugin } from 'vite'

/** Parts of libraries that no page uses but that tree shaking does not remove (budget: quality, speed). */
const unused = [
  // Ripples are disabled in the theme.
  /@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
  // Schemas are converted to JSON schema on the server only.
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

/** Libraries whose advice to developers is not built in: `npm run dev` shows it. */
const adviser = /node_modules\/(?:i18next|react-i18next)\/.*\.js$/
const advice = /^(?:warn|warnOnce|(?:\w+\.)*logger\??\.(?:log|warn|once|deprecate))$/

type Node = { type: string; start: number; end: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Statements that only log advice, outermost first. */
const adviceIn = (code: string, node: object): Node[] => {
  if (isNode(node) && node.type === 'ExpressionStatement') {
    const { expression } = node as Node & { expression: Node & { callee?: Node } }
    const { callee } = expression
    if (callee && advice.test(code.slice(callee.start, callee.end))) return [node]
  }
  return Object.values(node)
    .filter((part): part is object => typeof part === 'object' && part !== null)
    .flatMap((part) => adviceIn(code, part))
}

/** Removes the statements of a library that only log advice to developers; errors are still logged. */
export const withoutAdvice = (code: string): string =>
  adviceIn(code, parseAst(code).body).reduceRight(
    (shorter, { start, end }) => `${shorter.slice(0, start)};${shorter.slice(end)}`,
    code,
  )

/** The hook of this package is React's own; the package has it for older versions. */
const hookOfReact = 'use-sync-external-store/shim'

/** Replaces or removes those parts, in built pages only: saves about 13 kB. */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === hookOfReact ? this.resolve('react', importer) : null
  },
  load(id) {
    const file = id.split('?')[0] ?? id
    if (adviser.test(file)) return withoutAdvice(readFileSync(file, 'utf8'))
    return unused.some((part) => part.test(file))
      ? stubOf(readFileSync(file, 'utf8'), file.includes('/locales/'))
      : null
  },
})
