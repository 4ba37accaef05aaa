import { sql } from 'kysely'
import { splitPlan, type ItemPlan } from '#features/project-import'
import type { Db } from '#platform/server/context.ts'
import { findForm } from './form.repository.ts'
import { planSubmission, type SubmissionPlan } from './plan-submission.ts'
import type { SubmissionSubject } from './submission.repository.ts'

/** Values that would replace or add to the project's data. */
export type WaitingValues = { plan: SubmissionPlan; projectId: number; rest: ItemPlan }

/**
 * Returns the waiting values of a submission, based on the current form and project; undefined if there are none any
 * more.
 */
export const waitingValuesOf = async (
  db: Db,
  { status, reason, projectId, formId, content }: SubmissionSubject,
): Promise<WaitingValues | undefined> => {
  if (status !== 'NEW' || reason !== 'WAITS_VALUES' || projectId === null) return undefined
  const form = await findForm(db, formId)
  const plan = form && (await planSubmission(db, form, content))
  if (!plan || plan.known?.id !== projectId) return undefined
  return { plan, projectId, rest: (await splitPlan(db, projectId, plan.project)).rest }
}

const asText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/** Waiting values by the form's names of fields, with the project's current values where they can be shown as text. */
export const shownWaitingValues = async (
  db: Db,
  submission: SubmissionSubject,
): Promise<{ name: string; text: string; now: string | null }[]> => {
  const waiting = await waitingValuesOf(db, submission)
  if (!waiting) return []
  const { plan, projectId, rest } = waiting
  const codes = new Set([...rest.plain, ...rest.items].map(({ code }) => code))
  const { rows } = await sql<{ code: string; value: unknown }>`
    select element_code as code, value from profile_value
    where project_id = ${projectId} and item_id is null and element_code = any(${[...codes]})`.execute(db)
  const { rows: mainRows } = await sql<Record<string, unknown>>`
    select *, capitalization_potential as "capitalizationPotential" from project where id = ${projectId}`.execute(
    db,
  )
  const currentValues = new Map<string, unknown>([
    ...rows.map(({ code, value }): [string, unknown] => [`plain.${code}`, value]),
    ...Object.entries(mainRows[0] ?? {}).map(([field, value]): [string, unknown] => [`main.${field}`, value]),
  ])
  const isWaiting = (target: string): boolean => {
    const [kind, field = ''] = target.split('.')
    return kind === 'main' ? field in rest.main : codes.has(field)
  }
  const { names, cells, targets } = plan.row
  return targets.flatMap((target, at) =>
    target !== null && target !== undefined && isWaiting(target)
      ? [{ name: names[at] ?? '', text: cells[at] ?? '', now: asText(currentValues.get(target)) }]
      : [],
  )
}
