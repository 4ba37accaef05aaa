import { sql } from 'kysely'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { saveScoringTemplate } from '../contract/scoring-template.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { scoringLimits, type ScoringGroup } from '../domain/scoring.rules.ts'
import { findReportPlace } from './report-place.ts'

type Written = InputOf<typeof saveScoringTemplate>['body']['groups']

const newCode = (taken: Set<string>): string => {
  let n = taken.size + 1
  while (taken.has(`own_${n}`)) n += 1
  taken.add(`own_${n}`)
  return `own_${n}`
}

/**
 * Converts submitted groups to stored ones. Errors: `VALIDATION_FAILED` for a duplicate code, and for no or too many
 * parameters.
 */
const storedGroups = (written: Written): ScoringGroup[] => {
  const codes = written.flatMap(({ parameters }) => parameters.map(({ code }) => code))
  if (codes.length === 0) throw invalid({ groups: 'REQUIRED' })
  if (codes.length > scoringLimits.parameters) throw invalid({ groups: 'TOO_MANY' })
  const presentCodes = codes.filter((code) => code !== '')
  const taken = new Set(presentCodes)
  const groupCodes = new Set(written.map(({ code }) => code))
  if (taken.size !== presentCodes.length || groupCodes.size !== written.length)
    throw invalid({ groups: 'INVALID' })
  return written
    .filter(({ parameters }) => parameters.length > 0)
    .map(({ code: group, ru, en, parameters }) => ({
      code: group,
      name: { ru, en },
      parameters: parameters.map(({ code, ru: inRussian, en: inEnglish, weight, scale }) => ({
        code: code || newCode(taken),
        name: { ru: inRussian, en: inEnglish },
        weight,
        scale,
      })),
    }))
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
