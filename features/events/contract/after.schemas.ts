import { z } from 'zod'
import { day, id, instant } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { invitationStates } from '../domain/states.ts'

const feedback = z.object({ rating: z.int(), words: z.string(), at: instant() })

/** What comes of an event for one project. */
export const afterEvent = z.object({
  /** The project's place at the event. */
  id: id(),
  project: namedRef,
  status: z.enum(invitationStates),
  /** What the team says of the event. */
  team: feedback.nullable(),
  /** What the hosts say of the team. */
  host: feedback.nullable(),
  /** Next steps, for the hosts. */
  followUps: z.array(z.object({ id: id(), step: z.string(), dueOn: day(), doneAt: instant().nullable() })),
  actions: z.array(z.enum(['rateEvent', 'rateTeam', 'addFollowUp'])),
})
