// Writes `parts.gen.ts` of every feature; with `--check` lists stale ones and fails.
import { staleParts, writeParts } from './parts/parts-of.mjs'
import { root } from './root.mjs'

if (process.argv.includes('--check')) {
  const stale = staleParts(root)
  for (const { path } of stale) console.error(`${path} is stale: run \`npm run parts\``)
  process.exitCode = stale.length > 0 ? 1 : 0
} else for (const path of writeParts(root)) console.log(`wrote ${path}`)
