import { sql } from 'kysely'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { scoringResult, type ScoringGroup } from '../domain/scoring.rules.ts'
import type { StoredMark } from './scoring.repository.ts'

type Given = { code: string; value: number | null; evidence: string }

/** Validates marks. Errors: `VALIDATION_FAILED` at an unknown or duplicate mark, or one above its scale; without any mark. */
export const checkMarks = (groups: readonly ScoringGroup[], marks: readonly Given[]): void => {
  const scales = new Map(
    groups.flatMap(({ parameters }) => parameters.map(({ code, scale }) => [code, scale] as const)),
  )
  const seen = new Set<string>()
  for (const [at, { code, value }] of marks.entries()) {
    const scale = scales.get(code)
    if (scale === undefined) throw invalid({ [`marks.${at}.code`]: 'NOT_IN_LIST' })
    if (seen.has(code)) throw invalid({ [`marks.${at}.code`]: 'INVALID' })
    if (value !== null && value > scale) throw invalid({ [`marks.${at}.value`]: 'TOO_BIG' })
    seen.add(code)
  }
  if (marks.every(({ value }) => value === null)) throw invalid({ marks: 'REQUIRED' })
}

/** Adds author and time to the marks; unchanged ones keep theirs. */
export const signed = (
  ctx: SignedIn,
  given: readonly Given[],
  before: readonly StoredMark[],
): StoredMark[] => {
  const known = new Map(before.map((mark) => [mark.code, mark]))
  return given
    .filter(({ value, evidence }) => value !== null || evidence !== '')
    .map(({ code, value, evidence }) => {
      const old = known.get(code)
      return old && old.value === value && old.evidence === evidence
        ? old
        : { code, value, evidence, byUid: ctx.actor.uid, at: ctx.now.toISOString() }
    })
}

type Assessed = {
  acceleratorId: number
  projectId: number
  groups: readonly ScoringGroup[]
  marks: readonly StoredMark[]
  /** The job of an expert's review that the assessment is part of. */
  expertJobId?: number
}

/** Stores an assessment as a new version and returns its id. */
export const insertVersion = async (
  { db, actor, now }: Pick<SignedIn, 'db' | 'actor' | 'now'>,
  { acceleratorId, projectId, groups, marks, expertJobId }: Assessed,
): Promise<number> => {
  const result = scoringResult(
    groups,
    new Map(marks.flatMap(({ code, value }) => (value === null ? [] : [[code, value] as const]))),
  )
  const { rows } = await sql<{ id: number }>`
    insert into scoring (accelerator_id, project_id, groups, marks, total, assessed, parameters, assessed_by, assessed_at,
      expert_job_id)
    values (${acceleratorId}, ${projectId}, ${JSON.stringify(groups)}, ${JSON.stringify(marks)}, ${result.total},
      ${result.assessed}, ${result.parameters}, ${actor.uid}, ${now.toISOString()}, ${expertJobId ?? null})
    returning id`.execute(db)
  return rows[0]!.id
}
