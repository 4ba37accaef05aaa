import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/context.ts'
import { readHistory } from '#platform/server/history.ts'
import type { listSystemVariables } from '../contract/system-variable.endpoints.ts'
import {
  systemVariableKeys,
  systemVariables,
  type SystemVariable,
  type VariableKind,
} from '../domain/system-variables.rules.ts'
import type { PortalSettings } from './portal-settings.ts'

type Variable = ResponseOf<typeof listSystemVariables>['items'][number]

/** What a variable is while nobody has set it: what the configuration says, or what the product brings. */
export const defaultOf = (key: SystemVariable, settings: PortalSettings): string =>
  ({
    appName: 'Runway',
    companyName: '',
    companyDetails: '',
    companyDetailsEn: '',
    brand: 'default',
    acceleratorRequestLimit: '3',
    supportEmail: settings.supportEmail ?? '',
    faqUrl: settings.faqUrl ?? '',
    logViewerUrl: settings.logViewerUrl ?? '',
  })[key]

const limitsOf = (variable: VariableKind): Pick<Variable, 'min' | 'max' | 'options'> => {
  if (variable.kind === 'number') return { min: variable.min, max: variable.max, options: [] }
  if (variable.kind === 'text') return { min: variable.required ? 1 : 0, max: variable.max, options: [] }
  return { min: null, max: null, options: variable.kind === 'choice' ? [...variable.of] : [] }
}

/** The last changes that are told of each variable. */
const toldChanges = 10

/** Every variable as it is now, with its last changes. */
export const readVariables = async (db: Db, settings: PortalSettings): Promise<Variable[]> => {
  const [rows, history] = await Promise.all([
    db.selectFrom('application_setting').select(['key', 'value', 'version', 'updated_at']).execute(),
    readHistory<{ key: string; before: string | null; after: string | null }>(
      db,
      sql`select 'system_variable', unnest(${[...systemVariableKeys]}::text[])`,
      {
        more: sql`, e.subject_id as key, e.details #>> '{value,from}' as before, e.details #>> '{value,to}' as after`,
      },
    ),
  ])
  return systemVariableKeys.map((key) => {
    const row = rows.find((one) => one.key === key)
    const variable = systemVariables[key]
    return {
      key,
      group: variable.group,
      kind: variable.kind,
      ...limitsOf(variable),
      default: defaultOf(key, settings),
      value: row ? String(row.value) : defaultOf(key, settings),
      set: row !== undefined,
      version: row?.version ?? 0,
      changedAt: row ? new Date(row.updated_at).toISOString() : null,
      history: history
        .filter((entry) => entry.key === key)
        .slice(0, toldChanges)
        .map(({ key: _key, ...entry }) => entry),
    }
  })
}

/** One variable as it is now. */
export const readVariable = async (
  db: Db,
  settings: PortalSettings,
  key: SystemVariable,
): Promise<Variable> => (await readVariables(db, settings)).find((one) => one.key === key)!
