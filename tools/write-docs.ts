// Machines and policies are known once their features are loaded.
import '../apps/portal/features.ts'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { errorTable } from './documents/errors.ts'
import { noticeTable } from './documents/notices.ts'
import { permissionMatrix } from './documents/permissions.ts'
import { stateDiagrams } from './documents/states.ts'

/** Writes `docs/generated`; with `--check` lists stale documents and fails. */
const documents = {
  'states.md': stateDiagrams(),
  'permissions.md': await permissionMatrix(),
  'errors.md': errorTable(),
  'notices.md': noticeTable(),
}

const current = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

mkdirSync('docs/generated', { recursive: true })
const stale = Object.entries(documents).filter(
  ([name, text]) => current(`docs/generated/${name}`) !== `${text}\n`,
)
if (process.argv.includes('--check')) {
  for (const [name] of stale) process.stderr.write(`docs/generated/${name} is stale: run \`npm run docs\`\n`)
  process.exit(stale.length > 0 ? 1 : 0)
}
for (const [name, text] of stale) writeFileSync(`docs/generated/${name}`, `${text}\n`)
process.exit(0)
