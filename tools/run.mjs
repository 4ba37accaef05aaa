// Runs a TypeScript file: node tools/run.mjs FILE.ts arguments
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'

const file = process.argv[2]
if (!file) {
  console.error('Usage: node tools/run.mjs FILE.ts [arguments]')
  process.exit(1)
}
ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
// The file sees its own name and arguments, as if run by Node directly.
process.argv.splice(1, 2, resolve(file))
await import(pathToFileURL(resolve(file)).href)
