import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import { listExpertiseTemplates } from '../../contract/expertise-template.endpoints.ts'
import { expertises } from '../../domain/expert-job.policy.ts'
import { questionsOf } from '../../domain/review-template.rules.ts'
import { expertiseOfHeader } from '../expertise-of-header.ts'

type Row = { id: number; name: string; description: string; number: number; tree: ElementTree }

/** Templates that can be ordered: the active version of each template of expertise. */
export const listExpertiseTemplatesQuery = query({
  endpoint: listExpertiseTemplates,
  load: expertiseOfHeader,
  authorize: expertises.order,
  run: async ({ db }) => {
    const { rows } = await sql<Row>`
      select t.id, t.name, t.description, v.number, v.tree from profile_template t
        join profile_template_version v on v.template_id = t.id and v.status = 'ACTIVE'
      where t.purpose = 'EXPERTISE' order by lower(t.name), t.id limit 200`.execute(db)
    return {
      items: rows.map(({ tree, ...template }) => {
        const questions = questionsOf(tree)
        return {
          ...template,
          criteria: questions.filter(({ type }) => type === 'SCALE').length,
          questions: questions.length,
        }
      }),
    }
  },
})
