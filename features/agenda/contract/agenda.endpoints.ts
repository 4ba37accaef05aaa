import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { deadline, idParam, instant, text } from '#platform/contract/fields.ts'
import { pageSize } from '#platform/contract/lists.ts'
import { heldRoleCodes } from '#platform/domain/actor.ts'
import { agendaKinds, agendaVerbs } from '#platform/domain/agenda-kinds.ts'

/** Something that waits for the caller, with the one thing to be done about it. */
const agendaItem = z.object({
  kind: z.enum(agendaKinds),
  key: z.string(),
  verb: z.enum(agendaVerbs),
  title: z.string(),
  context: z.string(),
  /** The role that it is about, where it is about one. */
  role: z.enum(heldRoleCodes).nullable(),
  /** A word that somebody left with it. */
  note: z.string(),
  /** Review comments to look at. */
  remarks: z.int(),
  since: instant(),
  /** Until when: a day of an accelerator, or an instant. */
  due: z.union([deadline(), instant()]).nullable(),
  /** A screen of the portal, where it is done. */
  link: z.string(),
})

/**
 * What waits for the caller in the active role and the chosen accelerator, overdue and soonest due first, then what waits
 * longest.
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
    /** All kinds of which something waits, whichever is asked for. */
    kinds: z.array(
      z.object({
        kind: z.enum(agendaKinds),
        /** Counted up to 50 for each place that it comes from. */
        total: z.int(),
        totalIsExact: z.boolean(),
        /** The list that shows all of it. */
        list: z.string().nullable(),
      }),
    ),
    /** Some kind could not be asked in time: more may wait. */
    incomplete: z.boolean(),
  }),
  reads: [
    'accelerationRequest',
    'accelerator',
    'acceleratorTeam',
    'adaptationPlan',
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
