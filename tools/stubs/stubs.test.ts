import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { stubs, writeStub } from './index.ts'

const root = process.cwd()
const aside = new Set(['node_modules', '.git', '.cache', 'dist', 'data', 'coverage', 'test-results', 'docs'])
const cases = [
  ['feature', 'ideas', 'ideas'],
  ['endpoint', 'ideas', 'count-ideas'],
  ['list', 'ideas', 'ideas'],
  ['list', 'ideas', 'best-ideas'],
  ['machine', 'ideas', 'good-idea'],
  ['transition', 'ideas', 'finish-good-idea'],
  ['transition', 'ideas', 'drop-good-idea'],
  ['notification', 'ideas', 'idea-dropped'],
  ['report', 'reports', 'track-demand'],
] as const

let scratch: string
let done: string[]
let touched: string[]

/** A tool of the repository in the copy; what it complains of, or nothing. */
const complaintsOf = async (...[tool, ...given]: string[]): Promise<string> => {
  const program = join(root, 'node_modules', tool!)
  const env = {
    ...process.env,
    VITEST: undefined,
    NODE_ENV: undefined,
    TEST_DATABASE_URL: inject('testServer').url,
  }
  return promisify(execFile)(process.execPath, [program, ...given], { cwd: scratch, env }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
}

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'stubs-'))
  cpSync(root, scratch, {
    recursive: true,
    filter: (path) => !aside.has(relative(root, path).split('/')[0]!),
  })
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'))
  done = []
  for (const [kind, feature, name] of cases)
    done.push(...(await writeStub(scratch, stubs[kind]!(scratch, feature, name))).done)
  touched = [...new Set(done.flatMap((line) => /^(?:wrote|changed) ([^:]+)/.exec(line)?.[1] ?? []))]
}, 60_000)

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('every recipe is tried', () => {
  expect([...new Set(cases.map(([kind]) => kind))].toSorted()).toEqual(Object.keys(stubs).toSorted())
})

test('a report is refused in another feature, before a file is written', () => {
  expect(() => stubs['report']!(scratch, 'events', 'foo')).toThrow('npm run new -- report reports foo')
})

test('every line finds its place', () => {
  expect(done.filter((line) => !/^(wrote|changed|unchanged) /.test(line))).toEqual([])
})

test(
  'what is written is formatted, typed and clean, and its own tests pass',
  { timeout: 600_000 },
  async () => {
    const config = JSON.parse(readFileSync(join(scratch, 'tsconfig.json'), 'utf8')) as object
    // What the lines hang on is checked with them, what they do not touch is not.
    writeFileSync(
      join(scratch, 'tsconfig.stubs.json'),
      JSON.stringify({
        ...config,
        include: [
          'features/*/web/screens.ts',
          'apps/web/work/own-screens.ts',
          'features/ideas',
          'tests/support/global-setup.ts',
          ...touched,
        ],
      }),
    )
    const code = touched.filter((path) => /\.tsx?$/.test(path))
    const [format, types, lint, tests, calls] = await Promise.all([
      complaintsOf('oxfmt/bin/oxfmt', '--check', ...touched.filter((path) => !path.endsWith('.sql'))),
      complaintsOf('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.stubs.json', '--checkers', '1'),
      complaintsOf('oxlint/bin/oxlint', '--deny-warnings', ...code),
      complaintsOf(
        'vitest/vitest.mjs',
        'run',
        '--project=rules',
        '--project=screens',
        'features/ideas',
        'apps/web/texts.test.ts',
        'apps/web/work/paths.test.ts',
      ),
      // Nobody sees what a list is of until its row says who does: the test of scopes waits for that.
      complaintsOf(
        'vitest/vitest.mjs',
        'run',
        '--project=server',
        'apps/portal/who-may.api.test.ts',
        'apps/portal/lists.api.test.ts',
        '--testNamePattern=every call of the portal|countIdeas|listIdeas|listBestIdeas|GoodIdea|reportTrackDemand',
      ),
    ])
    expect({ format, types, lint, tests, calls }).toEqual({
      format: '',
      types: '',
      lint: '',
      tests: '',
      calls: '',
    })
  },
)
