import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import type { Context } from '#platform/server/context.ts'
import { decisionsPolicy, type DecisionsFacts } from '../../domain/decision.policy.ts'

/** The chosen accelerator, for people who see its unreleased decisions. Errors: those of non-members. */
export const acceleratorOfHeader = async (
  { actor }: Context,
  { headers }: { headers: { 'accelerator-id': number } },
): Promise<DecisionsFacts> => {
  const facts = { acceleratorId: headers['accelerator-id'] }
  if (!decisionsPolicy.view.allows(actor, facts)) throw outsideTeam(actor)
  return facts
}
