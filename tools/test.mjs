// Runs every check, even after a failure: npm test. Only some: npm test -- types unit. What a branch has changed
// since the remote's main, or another commit: npm test -- --changed, npm test -- --changed HEAD~3
import { ensureInstalled } from './install.mjs'
import { inRoot } from './root.mjs'
import { changeBase } from './steps/changes.mjs'
import { binary, check, collectLess } from './steps/command.mjs'
import { runSteps } from './steps/run-steps.mjs'
import { changedRuns, journeys, unit } from './steps/test-runs.mjs'

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
      // Each further checker repeats part of the work, and the other core runs the lint.
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

/** Steps by name; an unknown name ends the program. */
const stepsCalled = (names) => {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(', ')
    console.error(`No step is called ${unknown.join(', ')}; there are: ${known}`)
    process.exit(1)
  }
  return steps.filter(({ name }) => names.includes(name))
}

const stepsOfChange = (ref) => {
  const since = changeBase(ref)
  const runs = changedRuns(since)
  console.log(`Changed since ${since.slice(0, 8)}. ${runs.summary}`)
  return [
    ...stepsCalled(['format', 'parts', 'types', 'lint']),
    ...(runs.journeys ? stepsCalled(['build']) : []),
    runs.unit,
    ...(runs.journeys ? [runs.journeys] : []),
  ]
}

const [first, ...rest] = process.argv.slice(2)
const chosenSteps = () => {
  if (first === undefined) return steps
  return first === '--changed' ? stepsOfChange(rest[0]) : stepsCalled([first, ...rest])
}

ensureInstalled({ tests: true })
const { passed, failed, flaky } = await runSteps(chosenSteps(), (line) => console.log(line))
console.log(`\n${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}`)
process.exitCode = failed > 0 ? 1 : 0
