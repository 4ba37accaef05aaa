import { query } from '#platform/server/handler.ts'
import { listExpertiseTemplates } from '../../contract/expertise-template.endpoints.ts'
import { expertises } from '../../domain/expert-job.policy.ts'
import { questionsOf } from '../../domain/review-template.rules.ts'
import { expertiseOfHeader } from '../expertise-of-header.ts'
import { readReviewForms } from './review-forms.ts'

/** Templates that can be ordered: the active version of each template of expertise. */
export const listExpertiseTemplatesQuery = query({
  endpoint: listExpertiseTemplates,
  load: expertiseOfHeader,
  authorize: expertises.order,
  run: async ({ db }) => {
    const forms = await readReviewForms(db)
    return {
      items: forms.map(({ tree, ...template }) => {
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
