// Every check in order, whatever fails before: npm test, or some of them: npm test -- types unit
import { ensureInstalled } from './install.mjs'
import { inRoot } from './root.mjs'
import { binary, check, collectLess } from './steps/command.mjs'
import { runSteps } from './steps/run-steps.mjs'
import { journeys, unit } from './steps/test-runs.mjs'

const run = inRoot('tools/run.mjs')

const steps = [
  check('format', {
    needs: ['.oxfmtrc.json'],
    args: [binary('oxfmt/bin/oxfmt'), '--check'],
  }),
  check('parts', { args: [inRoot('tools/write-parts.mjs'), '--check'] }),
  check('types', {
    needs: ['tsconfig.json'],
    args: [
      binary('typescript/bin/tsc'),
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
      // Each one more checks part of the same again, and the other core has the lint to do.
      '--checkers',
      '1',
    ],
    environment: collectLess,
  }),
  check('lint', {
    needs: ['.oxlintrc.json'],
    args: [binary('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
    environment: collectLess,
  }),
  check('dead-code', { needs: ['knip.json'], args: [binary('knip/bin/knip.js'), '--no-progress'] }),
  check('documents', { needs: ['tools/write-docs.ts'], args: [run, 'tools/write-docs.ts', '--check'] }),
  check('database-types', { args: [run, 'tools/write-database-types.ts', '--check'] }),
  check('build', { needs: ['apps/portal/main.ts', 'apps/sso/main.ts'], args: [inRoot('tools/build.mjs')] }),
  unit,
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

ensureInstalled({ tests: true })
const { passed, failed } = await runSteps(
  steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name)),
  (line) => console.log(line),
)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
