import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** Words that are never right in a comment or in the title of a test, each with its replacements. */
const replacements: readonly [words: RegExp, instead: string][] = [
  [/\bwho(?:m|so)?ever\b|\bwhom\b/, 'the user who, the recipient, their'],
  [/\banew\b|\bonce more\b/, 'again, or the name of the action: refetches, recreates'],
  [/\btold\b/, 'is notified, is reported, receives'],
  [/\b(?:is|are|be|been) asked (?:for|again)\b|\basked again\b/, 'requested, refetched, queried'],
  [/\b(?:is|are) (?:said|held)\b|\bwhat is asked\b/, 'is requested, is shown, is locked, is stored'],
  [/\bstands\b(?! for| out)|\bstand (?:in|there|beside|at|behind|before)\b/, 'is, is stored in, is shown in'],
  [/\b(?:sorted once found|given again|met in order)\b/, 'filtered, then sorted; served from cache; scanned'],
  [/(?<!round )\btrips?\b/, 'round trip'],
  [/\bbeside\b/, 'next to'],
  [/\bdeeds?\b/, 'action, use case'],
  [/\bbrought in\b|\bcomes in\b/, 'imported, submitted'],
  [/\bso many\b(?! \w+ that| that)|\bof each \w+ how many\b/, 'the number of, this many'],
  [/\bstood\b|\b(?:was|they|what \w+) said\b/, 'was, was stored in; was entered, was expressed'],
  [/\bby now\b/, 'now, already, or nothing'],
  [/\bthe house\b/, 'the project, the repository'],
]

const block = /(?<=^|[\s{(])\/\*\*?\s[\s\S]*?\*\//gm
const lines = /(?<=^|[\s{(])(?:\/\/|--) .*(?:\n\s*(?:\/\/|--) .*)*/gm

/** Style sheets and database functions. Migrations are history and stay as they are. */
const otherFiles = (): string[] =>
  ['platform', 'features', 'apps', 'database/functions'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:css|sql)$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`),
  )

/** The string that names a test, a group of tests or a step of a journey. */
const title =
  /(?:\b(?:test|it|describe|suite)(?:\.\w+)*(?:\(\w*\))?|\](?: as const)?,?\s*\))\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g

/** Further words that are never right in a title: an email is not a letter, and a test describes what a user notices. */
const inTitles: readonly [words: RegExp, instead: string][] = [
  ...replacements,
  [/\b(?:by|the|each|its) letter\b|\bletters in the name\b/, 'email'],
  [/\bis asked\b(?! to)|\basks? (?:once more|anew)\b/, 'is requested, is queried, must confirm'],
]

/** Further words that are never right in a summary or a reason. */
const inProse: readonly [words: RegExp, instead: string][] = [
  ...replacements,
  [/\basked for\b/, 'requested'],
  [/\bmend(?:s|ed|ing)?\b/, 'fix, fixed'],
]

/**
 * Parts of identifiers that are never right, and limits that are not called max…. The most teams and meetings of a mentor are
 * fields of a contract.
 */
const identifier =
  /\b(?:[a-z]\w*)?(?:[wW]hoever|[wW]hom|[hH]eard|[aA]new|Deeds?|[bB]eside)(?:[A-Z]\w*)?\b|\b(?:isTold|set(?:Asked|Said|Kept)|most(?!Teams|InRow)[A-Z]\w*)\b/g

/** String literals that engineers read: summaries of calls, audiences of notifications, reasons why an event notifies nobody. */
const proseOf = ({ path, text }: { path: string; text: string }): string[] =>
  /\.notices\.ts$|\/notice-declaration\.ts$/.test(path)
    ? [...text.matchAll(/: ('[^'\n]* [^'\n]*'|"[^"\n]* [^"\n]*")/g)].map(([, words = '']) => words)
    : [...text.matchAll(/\bsummary:\s*('[^'\n]*'|"[^"\n]*")/g)].map(([, words = '']) => words)

/** Each forbidden word in the string literals that engineers read, with what to write instead. */
const forbiddenInProse = (file: { path: string; text: string }): string[] =>
  proseOf(file).flatMap((words) => wordsIn(words, inProse))

/** Vague names of variables, parameters and fields. Write what they mean: requested, stored, locked, answered. */
const vagueName = /\b(?:asked|kept|held|said|told)\b/g

/**
 * Folders and files whose names are still to be replaced, or have such names in stored data or in the API; the list may
 * only become shorter.
 */
const openFolders = [
  'apps/portal/agenda-scopes.api.test.ts',
  'features/acceleration-requests/',
  'features/administration/',
  'features/deals/',
  'features/events/',
  'features/expert-assignment/',
  'features/expert-payments/',
  'features/expertise/',
  'features/exports/',
  'features/investors/',
  'features/mentoring/',
  'features/participations/',
  'features/project-profiles/',
  'tests/support/who-may/administration.rows.ts',
  'tests/support/who-may/expert-assignment.rows.ts',
  'tests/support/who-may/mentoring.rows.ts',
  'tests/support/who-may/own.rows.ts',
  'tests/support/who-may/user-reports.rows.ts',
]

/** The code of a source file without comments, strings and markup texts. */
const codeOf = (text: string): string =>
  text
    .replace(block, '')
    .replace(lines, '')
    .replace(/`[^`]*`|'[^'\n]*'|"[^"\n]*"|>[^<>{}`]*</g, '')

/** The comments of a source file, each as one line without its markers. */
const commentsOf = (text: string): string[] =>
  [...text.matchAll(block), ...text.matchAll(lines)].map(([comment]) =>
    comment
      .replace(/^\s*(?:\/\*\*?|\/\/|--|\*\/|\*)/gm, '')
      .replace(/\*\/$/, '')
      .replace(/`[^`]*`|'[^']*'/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )

const wordsIn = (line: string, banned: typeof replacements): string[] =>
  banned.flatMap(([words, instead]) => {
    const word = new RegExp(words, 'i').exec(line)?.[0]
    return word ? [`“${word}” (write: ${instead}) in: ${line}`] : []
  })

/** Each forbidden word of a source file in its comment, with what to write instead. */
const forbidden = (text: string): string[] =>
  commentsOf(text).flatMap((comment) => wordsIn(comment, replacements))

/** Each forbidden word in the titles of a file's tests, with what to write instead. */
const forbiddenInTitles = (text: string): string[] =>
  [...text.matchAll(title)].flatMap(([, name = '']) => wordsIn(name, inTitles))

describe('comments and titles use the standard terms of the field', () => {
  it('in all source files', () => {
    const found = readSourceFiles(process.cwd())
      .filter(({ path }) => path !== 'tools/checks/plain-words.test.ts')
      .flatMap(({ path, text }) => forbidden(text).map((what) => `${path}: ${what}`))
    expect(found).toEqual([])
  })

  it('in the titles of tests', () => {
    const found = readSourceFiles(process.cwd())
      .filter(
        ({ path }) => /\.(?:test|journey)\.tsx?$/.test(path) && path !== 'tools/checks/plain-words.test.ts',
      )
      .flatMap(({ path, text }) => forbiddenInTitles(text).map((what) => `${path}: ${what}`))
    expect(found).toEqual([])
    expect(forbiddenInTitles("test('whoever asks is told', () => {})")).toHaveLength(2)
    expect(
      forbiddenInTitles("describe('a team', () => {\n  it.each([1, 2])(\n    'is asked %i', ()"),
    ).toHaveLength(1)
    expect(forbiddenInTitles("test('is notified', () => expect(text).toBe('told'))")).toEqual([])
  })

  it('in summaries of calls and in declarations of notifications', () => {
    const found = readSourceFiles(process.cwd())
      .filter(({ path }) => path !== 'tools/checks/plain-words.test.ts')
      .flatMap((file) => forbiddenInProse(file).map((what) => `${file.path}: ${what}`))
    expect(found).toEqual([])
    expect(forbiddenInProse({ path: 'a.endpoints.ts', text: "summary: 'How I am told'," })).toHaveLength(1)
    expect(
      forbiddenInProse({ path: 'a.notices.ts', text: "{ Moved: 'whoever moved it knows' }" }),
    ).toHaveLength(1)
    expect(forbiddenInProse({ path: 'a.ts', text: "const told = 'whoever'" })).toEqual([])
  })

  it('in style sheets and database functions', () => {
    const found = otherFiles().flatMap((path) =>
      forbidden(readFileSync(path, 'utf8')).map((what) => `${path}: ${what}`),
    )
    expect(found).toEqual([])
  })

  it('in identifiers', () => {
    const found = readSourceFiles(process.cwd())
      .filter(({ path }) => path !== 'tools/checks/plain-words.test.ts')
      .flatMap(({ path, text }) => (codeOf(text).match(identifier) ?? []).map((name) => `${path}: ${name}`))
    expect(found).toEqual([])
    expect(codeOf('const placeBeside = 1').match(identifier)).toEqual(['placeBeside'])
    expect(codeOf('const mostRows = 1, mostTeams = isTold').match(identifier)).toEqual(['mostRows', 'isTold'])
  })

  it('in names of variables and fields, outside the folders that are still open', () => {
    const files = readSourceFiles(process.cwd())
      .filter(({ path }) => path !== 'tools/checks/plain-words.test.ts' && !path.endsWith('.gen.ts'))
      .flatMap(({ path, text }) => (codeOf(text).match(vagueName) ?? []).map((name) => ({ path, name })))
    const isIn = (path: string) => (folder: string) => path.startsWith(folder)
    expect(files.filter(({ path }) => !openFolders.some(isIn(path)))).toEqual([])
    expect(openFolders.filter((folder) => !files.some(({ path }) => path.startsWith(folder)))).toEqual([])
    expect(codeOf('const asked = row.kept').match(vagueName)).toEqual(['asked', 'kept'])
  })

  it('finds planted words', () => {
    expect(forbidden('/** Whoever asks is told. */')).toHaveLength(2)
    expect(forbidden('/**\n * Sent once\n * more.\n */')).toHaveLength(1)
    expect(forbidden('// One trip to the\n// database.')).toHaveLength(1)
    expect(forbidden('// One round trip.')).toEqual([])
    expect(forbidden('  -- Whoever waits.')).toHaveLength(1)
    expect(forbidden("const told = 'whoever'")).toEqual([])
    expect(forbidden("import.meta.glob('/features/*/texts/*.json') // whoever")).toHaveLength(1)
  })
})
