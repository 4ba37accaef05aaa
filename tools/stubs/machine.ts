import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { camel, pascal, type Stub } from './stub.ts'

/** The migration that makes a table: the one there is, else one with the next number. */
const migrationOf = (root: string, table: string): string => {
  const names = readdirSync(join(root, 'database/migrations')).toSorted()
  const made = names.find((name) => name.endsWith(`_${table}.sql`))
  const number = Number(names.at(-1)?.slice(0, 4) ?? 0) + 1
  return `database/migrations/${made ?? `${String(number).padStart(4, '0')}_${table}.sql`}`
}

/** The life of a noun: table, states, policy, machine with one transition, its matrix, and how it is found. */
export const machineStub = (root: string, feature: string, noun: string): Stub => {
  const [one, type, table] = [camel(noun), pascal(noun), noun.replaceAll('-', '_')]
  return {
    files: {
      [migrationOf(root, table)]: `-- Describe what it stores.
create table ${table} (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  person_uid uuid not null references person,
  status text not null default 'OPEN' check (status in ('OPEN', 'DONE'))
);
create index ${table}_accelerator on ${table} (accelerator_id);
create index ${table}_person on ${table} (person_uid);
`,
      [`features/${feature}/domain/${noun}-states.ts`]: `/** States of ${one}. */
export const ${one}States = ['OPEN', 'DONE'] as const

export type ${type}State = (typeof ${one}States)[number]

export const ${one}Moves = ['finish'] as const

export type ${type}Move = (typeof ${one}Moves)[number]

/** Events of the transitions; the payload is \`{ id }\`. */
export type ${type}Event = \`${type}\${Capitalize<${type}Move>}\`
`,
      [`features/${feature}/domain/${noun}.machine.ts`]: `import { isPerson } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { ${one}States, type ${type}Event, type ${type}Move, type ${type}State } from './${noun}-states.ts'

/** Facts for the policy. */
export type ${type}Facts = { memberUids: readonly string[] }

/** Describe the permissions. */
export const ${one}Policy = definePolicy<${type}Facts, 'manage'>('${one}', {
  view: (actor) => actor.kind === 'person',
  manage: (actor, { memberUids }) => memberUids.some((uid) => isPerson(actor, uid)),
})

/** Describe the states. */
export const ${one}Machine = defineMachine<${type}State, ${type}Move, ${type}Facts, ${type}Event>({
  name: '${one}',
  table: '${table}',
  column: 'status',
  states: ${one}States,
  initial: 'OPEN',
  conflict: 'STATE_CHANGED',
  transitions: {
    finish: { from: ['OPEN'], to: 'DONE', by: ${one}Policy.manage, event: '${type}Finish' },
  },
})
`,
      [`features/${feature}/domain/${noun}.machine.test.ts`]: `import { expect, test } from 'vitest'
import { refusal } from '#platform/domain/machine.ts'
import { actors, projectOfMatrix } from '../../../tests/support/actors.ts'
import { ${one}Moves, ${one}States } from './${noun}-states.ts'
import { ${one}Machine } from './${noun}.machine.ts'

const refused = (who: keyof typeof actors) =>
  ${one}States.flatMap((state) =>
    ${one}Moves.map((move) => refusal(${one}Machine, state, move, actors[who], projectOfMatrix)),
  )

test('its managers may make each transition from the states of the table', () => {
  const allowed = ${one}States.flatMap((state) =>
    ${one}Moves.map((move) =>
      ${one}Machine.transitions[move].from.includes(state) ? null : 'STATE_CHANGED',
    ),
  )
  expect(refused('member')).toEqual(allowed)
})

test('others may not, and it is invisible to guests', () => {
  expect(new Set(refused('stranger'))).toEqual(new Set(['ACCESS_DENIED']))
  expect(new Set(refused('guest'))).toEqual(new Set(['NOT_FOUND']))
})
`,
      [`features/${feature}/server/${noun}.repository.ts`]: `import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { ${type}State } from '../domain/${noun}-states.ts'
import type { ${type}Facts } from '../domain/${noun}.machine.ts'

type ${type}Subject = ${type}Facts & { id: number; acceleratorId: number | null; status: ${type}State }

/** Loads it with the facts of its policy. */
export const find${type} = async (db: Db, id: number): Promise<${type}Subject | undefined> => {
  const { rows } = await sql<${type}Subject>\`
    select x.id, x.accelerator_id as "acceleratorId", x.status, array[x.person_uid] as "memberUids"
    from ${table} x where x.id = \${id}\`.execute(db)
  return rows[0]
}
`,
    },
    edits: [],
    steps: [
      `in the migration: further columns of ${table}; then npm run db:types`,
      `npm run new -- transition ${feature} finish-${noun}, and one for every further transition`,
    ],
  }
}
