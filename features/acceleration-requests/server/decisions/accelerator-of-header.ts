import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { decisionsPolicy } from '../../domain/decision.policy.ts'

/** The chosen accelerator, for people who see its unreleased decisions. */
export const acceleratorOfHeader = chosenAccelerator(decisionsPolicy.view)
