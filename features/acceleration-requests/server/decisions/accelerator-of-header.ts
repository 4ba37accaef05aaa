import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import type { Context } from '#platform/server/context.ts'
import { decisionsPolicy, type DecisionsFacts } from '../../domain/decision.policy.ts'

/** The chosen accelerator, for whoever sees what it is about to decide. Errors: those of somebody outside its team. */
export const acceleratorOfHeader = async (
  { actor }: Context,
  { headers }: { headers: { 'accelerator-id': number } },
): Promise<DecisionsFacts> => {
  const facts = { acceleratorId: headers['accelerator-id'] }
  if (!decisionsPolicy.view.allows(actor, facts)) throw outsideTeam(actor)
  return facts
}
