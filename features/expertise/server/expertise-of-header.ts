import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import type { Context } from '#platform/server/context.ts'
import { expertises, type ExpertiseFacts } from '../domain/expert-job.policy.ts'

/** Header's accelerator, for its team. Errors: those of non-members. */
export const expertiseOfHeader = async (
  { actor }: Context,
  { headers }: { headers: { 'accelerator-id': number } },
): Promise<ExpertiseFacts> => {
  const facts = { acceleratorId: headers['accelerator-id'] }
  if (!expertises.view.allows(actor, facts)) throw outsideTeam(actor)
  return facts
}
