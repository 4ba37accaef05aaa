import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { deadline, idParam, instant, text } from '#platform/contract/fields.ts'
import { pageSize } from '#platform/contract/lists.ts'
import { roleCodes } from '#platform/domain/actor.ts'
import { agendaKinds, agendaVerbs } from '#platform/domain/agenda-kinds.ts'

/** An item that awaits the caller, with its one action. */
const agendaItem = z.object({
  kind: z.enum(agendaKinds),
  key: z.string(),
  verb: z.enum(agendaVerbs),
  title: z.string(),
  context: z.string(),
  /** The role that it is about, if any. */
  role: z.enum(roleCodes).nullable(),
  /** A note left with the item. */
  note: z.string(),
  /** Number of review comments to check. */
  remarks: z.int(),
  since: instant(),
  /** Deadline: a day of an accelerator, or an instant. */
  due: z.union([deadline(), instant()]).nullable(),
  /** Path of the screen for the action. */
  link: z.string(),
})

/**
 * Items that await the caller in the active role and the chosen accelerator: overdue and soonest due first, then the
 * longest waiting.
 */
export const getAgenda = endpoint({
  name: 'getAgenda',
  method: 'GET',
  path: '/agenda/get',
  summary: 'What waits for me',
  headers: z.object({ 'accelerator-id': idParam().optional() }),
  query: z.object({
    role: text(22).optional(),
    kind: z.enum(agendaKinds, 'NOT_IN_LIST').optional(),
    limit: pageSize().default(20),
  }),
  response: z.object({
    items: z.array(agendaItem),
    /** All kinds with items, regardless of the filter. */
    kinds: z.array(
      z.object({
        kind: z.enum(agendaKinds),
        /** Number of items, capped at 50 per source. */
        total: z.int(),
        totalIsExact: z.boolean(),
        /** Link to the list of all items of the kind. */
        list: z.string().nullable(),
      }),
    ),
    /** Some sources timed out, so items may be missing. */
    incomplete: z.boolean(),
  }),
  reads: [
    'accelerationRequest',
    'accelerator',
    'acceleratorTeam',
    'adaptationPlan',
    'alarm',
    'applicationDraft',
    'dataRequest',
    'deal',
    'decision',
    'event',
    'expertJob',
    'expertPayment',
    'expertSuggestion',
    'expertTalk',
    'firm',
    'formIntake',
    'invitation',
    'joinRequest',
    'mentoring',
    'messageReport',
    'notification',
    'openTask',
    'openTaskEntry',
    'participation',
    'pipeline',
    'person',
    'programme',
    'publication',
    'project',
    'projectTeam',
    'risk',
    'role',
    'stream',
    'selection',
    'support',
    'task',
    'technologyProposal',
    'trackTransfer',
  ],
  permission: 'signed-in',
})
