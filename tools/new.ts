import { stubs, writeStub } from './stubs/index.ts'
import { wrongArguments } from './stubs/wrong-arguments.ts'

const [kind, feature, name] = process.argv.slice(2)
const stub = stubs[kind ?? '']

if (!stub || !feature || (kind !== 'feature' && !name)) {
  process.stderr.write(`npm run new -- <${Object.keys(stubs).join('|')}> <feature> <kebab-case-name>\n`)
  process.exit(1)
}

const wrong = wrongArguments('.', kind ?? '', feature, name)
if (wrong !== null) {
  process.stderr.write(`${wrong}\n`)
  process.exit(1)
}

const { done, steps } = await writeStub('.', stub('.', feature, name ?? feature))
process.stdout.write(`${done.join('\n')}\n\nThen:\n${steps.map((step) => `- ${step}`).join('\n')}\n`)
