// Every check in order, whatever fails before: npm test, or some of them: npm test -- types unit
import { ensureInstalled } from './install.mjs'
import { inRoot } from './root.mjs'
import { binary, check, missing } from './steps/command.mjs'
import { journeys, unit } from './steps/test-runs.mjs'

const run = inRoot('tools/run.mjs')

const steps = [
  check('types', { needs: ['tsconfig.json'], args: [binary('typescript/bin/tsc'), '--noEmit'] }),
  check('lint', {
    needs: ['.oxlintrc.json'],
    args: [binary('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  }),
  check('format', {
    needs: ['.prettierrc.json'],
    args: [binary('prettier/bin/prettier.cjs'), '--check', '.'],
  }),
  check('dead-code', { needs: ['knip.json'], args: [binary('knip/bin/knip.js'), '--no-progress'] }),
  check('documents', { needs: ['tools/write-docs.ts'], args: [run, 'tools/write-docs.ts', '--check'] }),
  check('database-types', { args: [run, 'tools/write-database-types.ts', '--check'] }),
  unit,
  check('build', { needs: ['apps/portal/main.ts', 'apps/sso/main.ts'], args: [inRoot('tools/build.mjs')] }),
  journeys,
]

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}; there are: ${steps.map((step) => step.name).join(', ')}`,
  )
  process.exit(1)
}

const runStep = async (step) => {
  const lacking = missing(step.needs)
  if (lacking.length > 0) return { passed: 0, failed: 1, output: `Missing: ${lacking.join(', ')}` }
  try {
    return await step.run()
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error?.stack ?? error) }
  }
}

ensureInstalled()
const total = { passed: 0, failed: 0 }
for (const step of steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const begun = performance.now()
  const { passed, failed, skipped = 0, output } = await runStep(step)
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  if (failed > 0) console.log(`\n${output.trim()}\n`)
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  console.log(`${failed > 0 ? 'FAILED' : 'ok'}  ${step.name}: ${counts} (${seconds} s)`)
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
