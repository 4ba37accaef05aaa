import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import {
  systemVariableKeys,
  systemVariables,
  type SystemVariable,
  type VariableKind,
} from '#platform/domain/variables/system-variables.ts'
import type { Db } from '#platform/server/context.ts'
import { readHistory } from '#platform/server/history.ts'
import { readVariables, variableDefaults } from '#platform/server/variables/live-variables.ts'
import type { listSystemVariables } from '../contract/system-variable.endpoints.ts'

type Variable = ResponseOf<typeof listSystemVariables>['items'][number]

const limitsOf = (variable: VariableKind): Pick<Variable, 'min' | 'max' | 'options'> => {
  if (variable.kind === 'number') return { min: variable.min, max: variable.max, options: [] }
  if (variable.kind === 'text') return { min: variable.required ? 1 : 0, max: variable.max, options: [] }
  return { min: null, max: null, options: variable.kind === 'choice' ? [...variable.of] : [] }
}

/** Number of changes shown per variable. */
const shownChanges = 10

/** Returns every variable with its latest changes; from then on this process uses the values. */
export const listVariables = async (db: Db): Promise<Variable[]> => {
  const [values, rows, history] = await Promise.all([
    readVariables(db),
    db.selectFrom('application_setting').select(['key', 'version', 'updated_at']).execute(),
    readHistory<{ key: string; before: string | null; after: string | null }>(
      db,
      sql`select 'system_variable', unnest(${[...systemVariableKeys]}::text[])`,
      {
        more: sql`, e.subject_id as key, e.details #>> '{value,from}' as before, e.details #>> '{value,to}' as after`,
      },
    ),
  ])
  const defaults = variableDefaults(db)
  return systemVariableKeys.map((key) => {
    const row = rows.find((one) => one.key === key)
    const variable = systemVariables[key]
    return {
      key,
      group: variable.group,
      kind: variable.kind,
      ...limitsOf(variable),
      default: String(defaults[key]),
      value: String(values[key]),
      set: row !== undefined,
      version: row?.version ?? 0,
      changedAt: row ? new Date(row.updated_at).toISOString() : null,
      history: history
        .filter((entry) => entry.key === key)
        .slice(0, shownChanges)
        .map(({ key: _key, ...entry }) => entry),
    }
  })
}

/** Returns one variable with its latest changes. */
export const findVariable = async (db: Db, key: SystemVariable): Promise<Variable> =>
  (await listVariables(db)).find((one) => one.key === key)!
