import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stubs } from './stubs.ts'

const [kind, feature, name] = process.argv.slice(2)
const write = stubs[kind ?? '']

if (!write || !feature || (kind !== 'feature' && !name)) {
  process.stderr.write(`npm run new -- <${Object.keys(stubs).join('|')}> <feature> <kebab-case-name>\n`)
  process.exit(1)
}

const { files, steps } = write(feature, name ?? feature)
for (const [path, text] of Object.entries(files)) {
  if (existsSync(path)) {
    process.stderr.write(`${path} exists already: nothing was overwritten\n`)
    continue
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  process.stdout.write(`wrote ${path}\n`)
}
process.stdout.write(`\nThen:\n${steps.map((step) => `- ${step}`).join('\n')}\n`)
