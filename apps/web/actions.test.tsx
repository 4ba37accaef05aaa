import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { actionTextKeys, type ActionText } from '#platform/web/work/actions/perform.ts'
import type { Action, Actions } from '#platform/web/work/actions/actions-of.ts'
import { keysOfVerb } from '#platform/web/work/actions/verb-keys.ts'
import { bulkTextKeys } from '#platform/web/work/actions/bulk/bulk-text.ts'
import { readSourceFiles } from '../../tools/checks/source-files.ts'

type Texts = { [key: string]: string | Texts }

const files = import.meta.glob<Texts>(
  ['../../platform/web/texts/*.json', '../../features/*/texts/*.json', './work/screens/gallery/texts/*.json'],
  { eager: true, import: 'default' },
)

// Found by reading files: an import pattern would count as a use of every file, and hide unused ones from knip.
const declaring = readSourceFiles(process.cwd())
  .filter(
    ({ path, text }) =>
      /^(features\/[^/]+|apps)\/web\//.test(path) && text.includes('actionsOf<') && !path.includes('.test.'),
  )
  .map(({ path }) => path)

const isDeclaration = (value: unknown): value is Actions<never> =>
  typeof value === 'object' && value !== null && 'entries' in value && 'texts' in value

const load = async (file: string): Promise<Actions<never>[]> =>
  Object.values((await import(/* @vite-ignore */ resolve(file))) as Record<string, unknown>).filter(
    isDeclaration,
  )

/** Whether a text exists for a key of a namespace, in one of its plural forms or variants. */
const stands = (language: string, key: string): boolean => {
  const [namespace, path = ''] = key.split(':')
  const file = Object.keys(files).find(
    (name) =>
      name.endsWith(`/${language}.json`) &&
      (namespace === 'platform' ? name.includes('/platform/web/') : name.includes(`/${namespace}/texts/`)),
  )
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const group = steps.reduce<Texts | string | undefined>(
    (texts, step) => (typeof texts === 'object' ? texts[step] : undefined),
    file === undefined ? undefined : files[file],
  )
  return (
    typeof group === 'object' &&
    Object.entries(group).some(
      ([name, text]) => typeof text === 'string' && (name === last || name.startsWith(`${last}_`)),
    )
  )
}

const partsOf = (action: Action<never, object>): ActionText[] => {
  if (!('send' in action)) return ['label']
  const asks = action.confirm !== undefined || action.reason !== undefined
  return [
    'label',
    ...(asks ? (['title'] as const) : []),
    ...(asks && !action.about ? (['text'] as const) : []),
    ...(action.reason ? (['reason'] as const) : []),
    ...(action.quiet ? [] : (['done'] as const)),
  ]
}

/** All texts that the dry run, its form and its result may show: of the action, of its group, or of the platform. */
const bulkKeys = (texts: string, name: string, action: Action<never, object>): string[][] => {
  if (!('bulk' in action) || !action.bulk) return []
  // A form of its own that does not run the action row by row shows no result here.
  const startsRun = ({ bulk }: typeof action) =>
    bulk && 'form' in bulk && bulk.form.length > 1 && !/^\(\w+, _/.test(String(bulk.form))
  const isRun = 'send' in action || startsRun(action)
  const own = ['', 'Count', ...(isRun ? ['Done'] : []), ...('send' in action ? ['Submit'] : [])]
  const shared = ['text', 'nothing', 'skipped', 'dropped', 'failed', 'left', 'progress', 'stop', 'close']
  if ('conflict' in action.bulk) shared.push('conflicts')
  if ('reason' in action && action.reason) shared.push('reason')
  return [
    ...own.map((part) => [`${texts}.bulk.${name}${part}`]),
    ...shared.map((part) => bulkTextKeys({ texts, name }, part)),
  ]
}

test.each(declaring)('every word of the actions of %s exists in both languages', async (file) => {
  const declarations = await load(file)
  expect(declarations.length).toBeGreaterThan(0)
  for (const { texts, entries } of declarations) {
    for (const [name, action] of entries) {
      const needed = [
        ...partsOf(action as Action<never, object>).map((part) => actionTextKeys(texts, name, part)),
        ...bulkKeys(texts, name, action),
      ]
      for (const language of ['ru', 'en']) {
        expect(needed.filter((keys) => !keys.some((key) => stands(language, key)))).toEqual([])
      }
    }
  }
})

test('every declaration is in a file whose name says so', () => {
  expect(declaring.filter((file) => !/-actions\.tsx?$/.test(file))).toEqual([])
})

type Entry = readonly [name: string, action: Action<never, object>]

const isMain = ([, action]: Entry): boolean =>
  Boolean(action.primary) || ('bulk' in action && action.bulk !== undefined)

/** Verbs that delete, revoke or remove have no letter. */
const isEnd = ([name, { danger }]: Entry): boolean =>
  danger === true && /^(?:delete|remove|revoke)/.test(name)

const asksFirst = ([, action]: Entry): boolean =>
  !('send' in action) || action.confirm !== undefined || action.reason !== undefined

test('every primary verb and every verb for several rows has a letter, and no two of one row share it', async () => {
  const problems: string[] = []
  for (const file of declaring.filter((path) => path.startsWith('features/')))
    for (const { texts, entries } of await load(file)) {
      const main = (entries as readonly Entry[]).filter((entry) => isMain(entry) && !isEnd(entry))
      const letters = main.map(([name]) => keysOfVerb(name))
      main.forEach(([name], at) => {
        const letter = letters[at]
        if (letter === undefined) problems.push(`${texts}: ${name} has no letter`)
        else if (letters.indexOf(letter) !== at) problems.push(`${texts}: ${name} shares ${letter}`)
      })
    }
  expect(problems).toEqual([])
})

test('a letter does nothing grave at once: it asks first', async () => {
  const grave = (await Promise.all(declaring.map(load)))
    .flat()
    .flatMap(({ texts, entries }) =>
      (entries as readonly Entry[])
        .filter((entry) => entry[1].danger && keysOfVerb(entry[0]) !== undefined && !asksFirst(entry))
        .map(([name]) => `${texts}: ${name}`),
    )
  expect(grave).toEqual([])
})
