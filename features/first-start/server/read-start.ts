import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { readPortalNumbers } from '#features/administration'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/context.ts'
import type { getFirstStart } from '../contract/first-start.endpoints.ts'
import {
  actionsOf,
  checkedSteps,
  isSetUp,
  startSteps,
  stateOf,
  type CheckedStep,
  type StartStep,
} from '../domain/steps.rules.ts'
import type { FirstStartSettings } from './settings.ts'

type Start = ResponseOf<typeof getFirstStart>
type StoredCheck = { step: CheckedStep | 'finished'; setting: string; at: string }

/** The fingerprint of what a check depends on; settings may hold passwords. */
export const settingOf = (step: CheckedStep | 'finished', settings: FirstStartSettings): string => {
  const { publicUrl, mailSetting, filesSetting, backups } = settings
  const parts = {
    address: publicUrl,
    mail: mailSetting(),
    files: filesSetting,
    backupFolder: backups?.place ?? '',
    finished: '',
  }
  return createHash('sha256').update(`${step} ${parts[step]}`).digest('base64url')
}

const readChecks = async (db: Db, settings: FirstStartSettings): Promise<Map<string, string>> => {
  const { rows } =
    await sql<StoredCheck>`select step, setting, checked_at as at from first_start_check`.execute(db)
  return new Map(
    rows
      .filter(({ step, setting }) => setting === settingOf(step, settings))
      .map(({ step, at }) => [step, new Date(at).toISOString()]),
  )
}

/** The company that runs the portal; empty until an administrator names it: a new database has a row of its own. */
const readCompany = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select value #>> '{}' as name from application_setting
    where key = 'companyName' and (version > 1 or value <> '"Runway"')`.execute(db)
  return rows[0]?.name ?? ''
}

/** Loads the current state of every step. */
export const readStart = async (
  db: Db,
  settings: FirstStartSettings,
  reader: { email: string; acts: boolean },
): Promise<Start> => {
  const [checks, name, { backups }] = await Promise.all([
    readChecks(db, settings),
    readCompany(db),
    readPortalNumbers(db),
  ])
  const facts = {
    checked: new Set(checkedSteps.filter((step) => checks.has(step))),
    named: name !== '',
    mailOn: settings.mail !== null,
    backups: { on: settings.backups !== null, proved: backups.provedAt !== null, running: backups.running },
  }
  const values: Record<StartStep, string> = {
    administrator: reader.email,
    address: settings.publicUrl,
    name,
    mail: '',
    files: '',
    backupFolder: settings.backups?.place ?? '',
    backup: '',
  }
  const steps = startSteps.map((step) => {
    const state = stateOf(step, facts)
    const at = step === 'backup' ? backups.provedAt : (checks.get(step) ?? null)
    return {
      step,
      state,
      value: values[step],
      checkedAt: at === null ? null : new Date(at).toISOString(),
      actions: reader.acts ? actionsOf(step, state) : [],
    }
  })
  const setUp = isSetUp(steps.map(({ state }) => state))
  const finishedAt = checks.get('finished') ?? null
  return { steps, setUp, finishedAt, actions: setUp && !finishedAt && reader.acts ? ['finish'] : [] }
}
