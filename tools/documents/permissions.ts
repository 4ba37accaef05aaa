import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { actionOfCall } from '../../tests/support/endpoints.ts'
import type { Row } from '../../tests/support/who-may/row.ts'
import { everybody, type Who } from '../../tests/support/who-may/world.ts'

const folder = join(import.meta.dirname, '../../tests/support/who-may')

const readRows = async (): Promise<Row[]> => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.rows.ts'))
  const modules = await Promise.all(
    files.map(async (name) => (await import(join(folder, name))) as Record<string, readonly Row[]>),
  )
  return modules.flatMap((rows) => Object.values(rows).flat())
}

const ofPerson = ({ may, see, rest }: Row, who: Who): string => {
  if (may.includes(who)) return 'yes'
  return String(see.includes(who) ? 403 : rest)
}

const ofOthers = ({ only }: Row): string => (only ? `yes: ${only.who}` : '')

/** Who is answered by a public call that refuses guests, because its object is not public. */
const ofSignedIn = (row: Row): string =>
  row.guest === 'answer' || row.may.length === 0 ? ofOthers(row) : `yes: ${row.may.join(', ')}`

const table = (head: readonly string[], lines: readonly string[][]): string =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Who may make each call, from the rows that the tests of permissions compare with the portal's responses. */
export const permissionMatrix = async (): Promise<string> => {
  const rows = (await readRows())
    .map((row) => ({ row, name: row.endpoint.name, action: actionOfCall.get(row.endpoint.name) ?? '' }))
    .toSorted((a, b) => (`${a.action} ${a.name}` < `${b.action} ${b.name}` ? -1 : 1))
  const isPublic = ({ row }: { row: Row }): boolean => row.endpoint.permission === 'public'
  return [
    '# Permissions',
    'Written by `npm run docs` from `tests/support/who-may`. A test makes each call as each of these people on a new object of the first accelerator, and compares the response with this table. `yes`: allowed; 404: may not know of the object; 403: may see it, or chose an accelerator that is not theirs, but may not do this. Guests must sign in (401). The action is the one of the policy that authorizes the call.',
    'The project belongs to the leader and the member. The tracker is assigned to it, the other one is not; the expert has a job on it. The foreign administrator works in another accelerator, and is also an investor and a challenge organiser.',
    table(
      ['action', 'call', ...everybody, 'others'],
      rows
        .filter((one) => !isPublic(one))
        .map(({ row, name, action }) => [
          action,
          name,
          ...everybody.map((who) => ofPerson(row, who)),
          ofOthers(row),
        ]),
    ),
    '## Public calls',
    'The response for a guest without a valid key, link or object of their own, and who is answered otherwise.',
    table(
      ['action', 'call', 'guest', 'others'],
      rows
        .filter(isPublic)
        .map(({ row, name, action }) => [
          action,
          name,
          row.guest === 'answer' ? 'yes' : String(row.guest),
          ofSignedIn(row),
        ]),
    ),
  ].join('\n\n')
}
