import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { pascal } from './stub.ts'

/** A machine as its file declares it; paths are relative to the root. */
export type MachineFile = {
  path: string
  name: string
  /** The types of its actions and events, and the files that declare them. */
  actionType: string
  actionsPath: string
  eventType: string
  eventsPath: string
  /** Its actions, in the order of the file. */
  actions: string[]
  /** The first transition, as a template for another one. */
  like: { from: string; to: string; by: string }
  /** Its events are named after an action: `VacancyClosed`, or `VacancyClose`. */
  eventOf: (move: string) => string
}

/** Past tense of a regular verb: `close` → `closed`, `drop` → `dropped`, `defer` → `deferred`. */
export const pastOf = (verb: string): string => {
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  const isDoubled = /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) || verb.endsWith('fer')
  return isDoubled ? `${verb}${verb.at(-1)}ed` : `${verb}ed`
}

/** Longest common beginning of names, up to a capital letter. */
const commonPrefix = (names: readonly string[]): string => {
  const [first = ''] = names
  const ends = [...first.matchAll(/[A-Z]/g)].map(({ index }) => index).filter((at) => at > 0)
  const prefixes = ends.toReversed().map((at) => first.slice(0, at))
  return prefixes.find((prefix) => names.every((name) => name.startsWith(prefix))) ?? ''
}

/** The imported or own file that declares a type. */
const declaring = (path: string, text: string, type: string): string => {
  if (new RegExp(`type ${type}\\b\\s*=`).test(text)) return path
  const from = new RegExp(`import (?:type )?\\{[^}]*\\b${type}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text)?.[1]
  return from ? posix.join(dirname(path), from) : path
}

/** Reads the machine of a noun; `null` if the file is missing or is written differently. */
export const readMachineFile = (root: string, feature: string, noun: string): MachineFile | null => {
  const path = `features/${feature}/domain/${noun}.machine.ts`
  if (!existsSync(join(root, path))) return null
  const text = readFileSync(join(root, path), 'utf8')
  const declared = /export const (\w+) = defineMachine<([^>]*)>\(/.exec(text)
  const [, name = '', types = ''] = declared ?? []
  const [, actionType = '', , eventType = ''] = types.split(',').map((type) => type.trim())
  const body = text.slice(declared?.index ?? text.length)
  const like = /from: ([^,[\]]+|\[[^\]]*\]),\s*to: ('\w+'),\s*by: ([\w.]+),/.exec(body)
  if (!name || !eventType || !like) return null
  const actions = [...body.matchAll(/^ {4}(\w+): (?:\{|move|\w+\()/gm)].map(([, action = '']) => action)
  const events = [...body.matchAll(/event: '(\w+)'/g)].map(([, event = '']) => event)
  const isBare = events.some((event) => actions.some((action) => event.endsWith(pascal(action))))
  const prefix =
    events.length > 1
      ? commonPrefix(events)
      : (events[0] ?? '').replace(new RegExp(`(?:${pascal(actions[0] ?? '')}\\w*|[A-Z][a-z]+)$`), '')
  return {
    path,
    name,
    actionType,
    eventType,
    eventsPath: declaring(path, text, eventType),
    actionsPath: declaring(path, text, actionType),
    actions,
    like: { from: like[1]!, to: like[2]!, by: like[3]! },
    eventOf: (move) => (prefix || pascal(noun)) + pascal(isBare ? move : pastOf(move)),
  }
}

/** Adds a name to the list or union of names that a type stands for; `null` if it is written differently. */
export const withName = (text: string, type: string, name: string): string | null => {
  const declared = new RegExp(`type ${type}\\b\\s*=([^\\n]*(?:\\n {2}[^\\n]*)*)`).exec(text)?.[1]
  if (declared === undefined) return null
  const list = /typeof (\w+)/.exec(declared)?.[1]
  if (list !== undefined) {
    const found = new RegExp(`const ${list} = \\[([\\s\\S]*?),?\\s*\\] as const`).exec(text)
    if (!found) return null
    if (found[1]!.includes(`'${name}'`)) return text
    return text.replace(found[0], () => `const ${list} = [${found[1]}, '${name}'] as const`)
  }
  // A template type contains the events of all actions.
  if (declared.includes('${')) return text
  if (declared.includes(`'${name}'`)) return text
  return declared.includes("'") ? text.replace(declared, () => `${declared.trimEnd()} | '${name}'`) : null
}

/** Adds a transition like the first one. */
export const withTransition = (
  text: string,
  { name, like, eventOf }: MachineFile,
  move: string,
): string | null => {
  const start = text.indexOf(`const ${name} = `)
  const transitions = '  transitions: {\n'
  const at = text.indexOf(transitions, start)
  if (start === -1 || at === -1) return null
  const line = `    ${move}: { from: ${like.from}, to: ${like.to}, by: ${like.by}, event: '${eventOf(move)}' },\n`
  return text.slice(0, at + transitions.length) + line + text.slice(at + transitions.length)
}

/** How the subject of a machine's transitions is loaded under its lock. */
export type SubjectLoader = { name: string; path: string; locks: boolean; takesContext: boolean }

/**
 * Finds the function that loads a machine's subject: the one that locks its row, or the one that is read under the lock.
 */
export const findLoader = (root: string, feature: string, machine: string): SubjectLoader | null => {
  const folder = `features/${feature}/server`
  if (!existsSync(join(root, folder))) return null
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
  const texts = files.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  for (const { path, text } of texts) {
    const locker = new RegExp(
      `export const (lock\\w+) = (?:async )?\\((\\w+)[^;]{0,160}?lockSubject\\(\\s*[\\w.]+,\\s*${machine}\\b`,
    ).exec(text)
    if (locker) return { name: locker[1]!, path, locks: true, takesContext: locker[2] !== 'db' }
  }
  // Under the lock, or before it: by the use cases that make its transitions.
  const reads = [
    `lockSubject\\([\\w.]+,\\s*${machine}, [\\w.]+, \\(\\) =>\\s*(find\\w+)\\(([\\w.]+)`,
    `transition\\(\\w+, ${machine}[^;]*?(?:facts: async \\(\\) =>[^;]*?|)\\b(find\\w+)\\(([\\w.]+)`,
    `import \\{[^}]*\\b${machine}\\b[^;]*?load(?:: | = )[^;]*?\\b(find\\w+)\\(([\\w.]+)`,
  ]
  for (const read of reads) {
    for (const { text } of texts) {
      const found = new RegExp(read).exec(text)
      const path = found && texts.find((one) => one.text.includes(`export const ${found[1]} =`))?.path
      if (path) return { name: found[1]!, path, locks: false, takesContext: !found[2]!.endsWith('db') }
    }
  }
  return null
}
