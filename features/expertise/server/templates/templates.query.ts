import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { query } from '#platform/server/handler.ts'
import { listExpertiseTemplates } from '../../contract/expertise-template.endpoints.ts'
import { expertises } from '../../domain/expert-job.policy.ts'
import { questionsOf } from '../../domain/review-template.rules.ts'
import { readReviewForms } from './review-forms.ts'

/** Templates that can be ordered: the active version of each template of expertise. */
export const listExpertiseTemplatesQuery = query({
  endpoint: listExpertiseTemplates,
  load: chosenAccelerator,
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
