import { readVariable } from '#platform/domain/variables/read-variable.ts'
import {
  standardValues,
  systemVariableKeys,
  type SystemVariable,
  type VariableValues,
} from '#platform/domain/variables/system-variables.ts'
import type { Db } from '../context.ts'
import { perDatabase } from '../database/per-database.ts'

/** Milliseconds between two reads: a change is in force on every process within two seconds. */
const intervalMs = 1000

type State = {
  defaults: VariableValues
  values: VariableValues
  /** Numbers of the last read that began, and of the one whose result is used. */
  begun: number
  used: number
}

const stateOf = perDatabase((): State => ({
  defaults: standardValues,
  values: standardValues,
  begun: 0,
  used: 0,
}))

const isKey = (key: string): key is SystemVariable => (systemVariableKeys as readonly string[]).includes(key)

/** A stored value that this version refuses is ignored: another version may have accepted it. */
const fitting = (rows: readonly { key: string; value: unknown }[]): Partial<VariableValues> =>
  Object.fromEntries(
    rows.flatMap(({ key, value }) => {
      if (!isKey(key) || (typeof value !== 'string' && typeof value !== 'number')) return []
      const read = readVariable(key, String(value))
      return typeof read === 'object' ? [] : [[key, read]]
    }),
  )

/** Makes the values that the environment sets the defaults of this process. */
export const setVariableDefaults = (db: Db, configured: Partial<VariableValues>): void => {
  const state = stateOf(db)
  state.defaults = { ...state.defaults, ...configured }
  state.values = { ...state.values, ...configured }
}

/** The values that are in force where no administrator set any. */
export const variableDefaults = (db: Db): VariableValues => stateOf(db).defaults

/** The values of all variables, as this process last read them. */
export const variablesOf = (db: Db): VariableValues => stateOf(db).values

/** Reads all variables from the database and returns them. */
export const readVariables = async (db: Db): Promise<VariableValues> => {
  const state = stateOf(db)
  state.begun += 1
  const own = state.begun
  const rows = await db.selectFrom('application_setting').select(['key', 'value']).execute()
  // A slower read that began earlier must not bring back what it found.
  if (own > state.used) {
    state.used = own
    state.values = { ...state.defaults, ...fitting(rows) }
  }
  return state.values
}

/**
 * Reads the variables every second until the returned function is called, and passes them on. While the database is
 * unavailable, the last values remain.
 */
export const followVariables = (db: Db, use?: (values: VariableValues) => void): (() => void) => {
  let isReading = false
  const read = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    await readVariables(db).then(use, () => {})
    isReading = false
  }
  void read()
  const timer = setInterval(() => void read(), intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
