import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import {
  findLoader,
  pastOf,
  readMachineFile,
  withName,
  withTransition,
  type MachineFile,
} from './machine-file.ts'
import { addTexts, camel, insertAfter, pascal, words, type Edit, type Stub } from './stub.ts'
import { whoMayRow } from './who-may-row.ts'

type ActionKey = { path: string; feature: string; move: string; call: string; file: string }

/** Files below `web/` that declare actions of rows. */
const actionFiles = (root: string, feature: string): { path: string; text: string }[] => {
  const folder = join(root, 'features', feature, 'web')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /-actions\.tsx?$/.test(path))
    .map((path) => `features/${feature}/web/${path.replaceAll('\\', '/')}`)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** The file of the actions of a noun's rows: under its name, or with most actions of its machine. */
const actionsFile = (
  root: string,
  feature: string,
  noun: string,
  actions: readonly string[],
): string | null => {
  const files = actionFiles(root, feature).filter(({ text }) => text.includes('actionsOf'))
  const named = files.find(({ path }) => new RegExp(`/${noun}-actions\\.tsx?$`).test(path))
  const scored = files
    .map(({ path, text }) => ({
      path,
      score: actions.filter((action) => new RegExp(`\\b${action}: `).test(text)).length,
    }))
    .toSorted((one, other) => other.score - one.score)
  return named?.path ?? (scored[0] && scored[0].score > 0 ? scored[0].path : null)
}

/** The key of a move in the declared actions of its rows: it sends the call at once. */
const actionEdit = ({ path, feature, move, call, file }: ActionKey): Edit => ({
  path,
  does: `the action ${move} of the rows`,
  edit: (text) => {
    if (new RegExp(`\\b${move}:`).test(text)) return text
    const start = /actionsOf(?:<[^;]*?>)?\(\s*'[^']+',\s*\{\n/.exec(text)?.[0]
    if (!start) return null
    const contract = relative(dirname(path), `features/${feature}/contract/${file}.endpoints.ts`)
    const added = insertAfter(
      text,
      start,
      `    ${move}: { send: ({ id }) => call(${call}, { body: { id } }) },\n`,
    )
    const caller = "import { call } from '#platform/web/api/call.ts'\n"
    const imports = `${text.includes(caller) ? '' : caller}import { ${call} } from '${contract}'\n`
    return added && `${imports}${added}`
  },
})

/** The group in which a noun's actions have their texts: the one of its rows, or one with its name. */
const textsOf = (root: string, path: string | null, feature: string, one: string): string => {
  if (path === null) return one
  const text = readFileSync(join(root, path), 'utf8')
  return new RegExp(`'${feature}:([\\w.]+)'`).exec(text)?.[1] ?? one
}

/** Loads the subject as other transitions of the machine do; without any, by the name of the noun. */
const loading = (root: string, feature: string, noun: string, machine: string) => {
  const found = findLoader(root, feature, machine)
  const name = found?.name ?? `find${pascal(noun)}`
  const path = found?.path ?? `features/${feature}/server/${noun}.repository.ts`
  const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
  const from = relative(`features/${feature}/server`, path).replaceAll('\\', '/')
  const context = found?.takesContext ? 'ctx' : 'db'
  const parameter = context === 'ctx' ? 'ctx' : '{ db }'
  const load = found?.locks
    ? `(${parameter}, { body }) => ${name}(${context}, body.id)`
    : `(${parameter}, { body }) => lockSubject(${context === 'ctx' ? 'ctx.db' : 'db'}, ${machine}, body.id, () => ${name}(${context}, body.id))`
  return {
    load,
    imports: `import { ${name} } from './${from}'\n`,
    locks: found?.locks ?? false,
    isOfAccelerator: text === '' || text.includes('acceleratorId'),
  }
}

/** Adds the word of the audit trail for an action that it does not know yet. */
const auditEdits = (root: string, move: string): Edit[] => {
  const path = 'platform/domain/audit-actions.ts'
  if (readFileSync(join(root, path), 'utf8').includes(`'${move}'`)) return []
  return [
    {
      path,
      does: `the action ${move} of the audit trail`,
      edit: (text) => insertAfter(text, 'export const auditActions = [\n', `  '${move}',\n`),
    },
    ...addTexts('administration', 'audit.actions', (language) => ({
      [move]: language === 'ru' ? 'Действие' : words(pastOf(move)),
    })),
  ]
}

/** Errors: throws for a noun without a machine, or with one that is written differently. */
const machineOf = (root: string, feature: string, noun: string): MachineFile => {
  const machine = readMachineFile(root, feature, noun)
  if (machine) return machine
  if (existsSync(join(root, `features/${feature}/domain/${noun}.machine.ts`)))
    throw new Error(`${noun}.machine.ts is not a single defineMachine: add the transition by hand`)
  const suffix = '.machine.ts'
  const known = readdirSync(join(root, 'features', feature, 'domain'))
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
  throw new Error(`features/${feature} has no machine ${noun}; it has: ${known.join(', ')}`)
}

/** A transition of an existing machine: `close-idea` is the action `close` of the machine `idea`. */
export const transitionStub = (root: string, feature: string, name: string): Stub => {
  const [move = '', ...rest] = name.split('-')
  const noun = rest.join('-')
  const machine = machineOf(root, feature, noun)
  const call = camel(name)
  const isKnown = machine.actions.includes(move)
  const event = machine.eventOf(move)
  const added = (path: string, does: string, of: readonly [type: string, name: string][]): Edit => ({
    path,
    does,
    edit: (text) =>
      of.reduce<string | null>((now, [type, one]) => (now === null ? null : withName(now, type, one)), text),
  })
  const [action, raised] = [
    [machine.actionType, move],
    [machine.eventType, event],
  ] as [[string, string], [string, string]]
  const names = isKnown
    ? []
    : machine.actionsPath === machine.eventsPath
      ? [added(machine.actionsPath, 'the names of the action and its event', [action, raised])]
      : [
          added(machine.actionsPath, 'the name of the action', [action]),
          added(machine.eventsPath, 'the name of its event', [raised]),
        ]
  const states: Edit = {
    path: machine.path,
    does: 'from where to where it leads, and by whom',
    edit: (text) => (isKnown ? text : withTransition(text, machine, move)),
  }
  const { load, imports, locks, isOfAccelerator } = loading(root, feature, noun, machine.name)
  const actions = actionsFile(root, feature, noun, machine.actions)
  const group = textsOf(root, actions, feature, camel(noun))
  const row = whoMayRow(root, feature, {
    file: name,
    name: call,
    may: '[]',
    call: '() => ({ body: { id: 900_000_002 } })',
  })
  return {
    files: {
      [`features/${feature}/contract/${name}.endpoints.ts`]: `import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'

export const ${call} = endpoint({
  name: '${call}',
  method: 'POST',
  path: '/${feature}/${noun}/${move}',
  summary: '${words(name)}',
  body: z.strictObject({ id: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: [],
  permission: 'signed-in',
})
`,
      [`features/${feature}/server/${name}.use-case.ts`]: `import { useCase } from '#platform/server/handler.ts'
import { ${locks ? '' : 'lockSubject, '}transition } from '#platform/server/transition.ts'
import { ${call} } from '../contract/${name}.endpoints.ts'
import { ${machine.name} } from '../domain/${noun}.machine.ts'
${imports}
export const ${call}UseCase = useCase({
  endpoint: ${call},
  load: ${load},
  authorize: ${machine.name}.transitions.${move}.by,
  run: async (ctx, _input, subject) => {
    await transition(ctx, ${machine.name}, '${move}', {
      id: subject.id,
      acceleratorId: ${isOfAccelerator ? 'subject.acceleratorId' : 'null'},
      facts: subject,
    })
    return undefined
  },
})
`,
      ...row.files,
    },
    edits: [
      ...names,
      states,
      ...row.edits,
      ...(actions ? [actionEdit({ path: actions, feature, move, call, file: name })] : []),
      ...addTexts(feature, group, (language) => ({
        [move]: language === 'ru' ? 'Действие' : words(move),
        [`${move}Done`]: language === 'ru' ? 'Готово' : 'Done',
      })),
      ...(isKnown ? [] : auditEdits(root, move)),
    ],
    steps: [
      `in ${machine.path}: from where to where it leads, and whose rule it is; its row in the matrix test next to it`,
      `in the contract: the tags that it \`changes\`; in the permission table: who may, with an existing object`,
      'the real texts in both languages',
      `who is notified of ${event}: \`npm run new -- notification ${feature} ${noun}-${pastOf(move)}\`, or its reason in \`silentEvents\` of domain/*.notices.ts`,
      actions
        ? `in ${actions}: its icon, and whether it is confirmed`
        : `its key in the \`actionsOf\` of the rows that show it (texts: \`${feature}:${group}\`)`,
    ],
  }
}
