import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { saveScoringTemplate } from '../contract/scoring-template.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { scoringLimits, type ScoringGroup } from '../domain/scoring.rules.ts'
import { findReportPlace } from './report-place.ts'

type Written = InputOf<typeof saveScoringTemplate>['body']['groups']

/** Random, because the code of a deleted parameter would give its stored marks to another question. */
const newCode = (): string => `own_${randomBytes(8).toString('hex')}`

/** Converts submitted groups to stored ones. Errors: `VALIDATION_FAILED` for a duplicate code, and for too many parameters. */
const storedGroups = (written: Written): ScoringGroup[] => {
  const groups = written.map(({ code: group, ru, en, parameters }) => ({
    code: group || newCode(),
    name: { ru, en },
    parameters: parameters.map(({ code, ru: inRussian, en: inEnglish, weight, scale }) => ({
      code: code || newCode(),
      name: { ru: inRussian, en: inEnglish },
      weight,
      scale,
    })),
  }))
  const codes = groups.flatMap(({ parameters }) => parameters.map(({ code }) => code))
  if (codes.length > scoringLimits.parameters) throw invalid({ groups: 'TOO_MANY' })
  const groupCodes = new Set(groups.map(({ code }) => code))
  if (new Set(codes).size !== codes.length || groupCodes.size !== groups.length)
    throw invalid({ groups: 'INVALID' })
  return groups
}

/**
 * Saves the scoring parameters. Errors: those of the groups; `STATE_CHANGED` if somebody else saved them in the
 * meantime.
 */
export const saveScoringTemplateUseCase = useCase({
  endpoint: saveScoringTemplate,
  load: (ctx, { body: { acceleratorId } }) => findReportPlace(ctx.db, acceleratorId),
  authorize: analyticReports.editScoring,
  run: async (ctx, { body: { acceleratorId, groups, version } }) => {
    const stored = storedGroups(groups)
    const { numAffectedRows } = await sql`
      insert into scoring_template (accelerator_id, groups, updated_by)
      select ${acceleratorId}, ${JSON.stringify(stored)}::jsonb, ${ctx.actor.uid} where ${version === null}
        or exists (select from scoring_template m where m.accelerator_id = ${acceleratorId})
      on conflict (accelerator_id) do update set groups = excluded.groups, version = scoring_template.version + 1,
        updated_by = excluded.updated_by, updated_at = now()
      where scoring_template.version = ${version}`.execute(ctx.db)
    if (!numAffectedRows) throw new ProductError('STATE_CHANGED', { state: 'scoring' })
    await audit(ctx, { acceleratorId, subject: 'scoring', subjectId: 'template', action: 'save' })
    return undefined
  },
})
