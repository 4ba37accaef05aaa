import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, linkless, requiredText, text, uid } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { pairingStateTable } from '../domain/state-tables.ts'
import { openPairings, pairingStates } from '../domain/states.ts'
import { pairing } from './pairing.schemas.ts'

/** Mentors of projects: one's own as a mentor, those of one's projects, and those of the accelerators one works for. */
export const listProjectMentors = list({
  name: 'listProjectMentors',
  path: '/project-mentor/list',
  summary: 'Mentors of projects',
  permission: 'signed-in',
  reads: ['mentoring', 'project'],
  row: pairing,
  sortings: ['CHANGE_DATE'],
  defaultSort: '-CHANGE_DATE',
  filters: { status: listParam(pairingStates), id: idParam() },
  search: true,
  // Those who mentor now or are asked, by the accelerator that writes.
  recipients: {
    kind: 'PEOPLE',
    of: ({ mentor, accelerator, status }, acceleratorId) =>
      accelerator.id === acceleratorId && openPairings.has(status) ? mentor.uid : null,
  },
  table: {
    texts: 'mentoring:pairings',
    columns: {
      project: ({ project }) => project.name,
      mentor: 'mentor',
      accelerator: ({ accelerator }) => accelerator.name,
      said: ({ message, reason }) => [message, reason].filter(Boolean).join('\n'),
      changedAt: 'changedAt',
      status: ({ status }, t) => t(stateKey(pairingStateTable, status)),
    },
  },
})

/** Mentors of one project, and where its reader may look for another. */
export const getProjectMentors = endpoint({
  name: 'getProjectMentors',
  method: 'GET',
  path: '/project-mentor/of-project',
  summary: 'Mentors of a project',
  query: z.object({ projectId: idParam() }),
  response: z.object({ items: z.array(pairing), mayAskIn: z.array(namedRef) }),
  reads: ['mentoring', 'project'],
  permission: 'signed-in',
})

/** A mentor suggested to a project, with the reasons. */
const proposal = z.object({
  mentor: personRef,
  topics: z.string(),
  /** Industries that the mentor and the project share. */
  common: z.array(z.string()),
  teams: z.int(),
  mostTeams: z.int(),
})

/** Mentors of the accelerator with a place left, the one to ask first at the top. */
export const proposeMentors = endpoint({
  name: 'proposeMentors',
  method: 'GET',
  path: '/project-mentor/propose',
  summary: 'Mentors available to a project',
  query: z.object({ projectId: idParam(), acceleratorId: idParam() }),
  response: z.object({ items: z.array(proposal) }),
  reads: ['mentoring', 'project', 'person', 'acceleratorTeam'],
  permission: 'signed-in',
})

const writes = {
  method: 'POST',
  response: pairing,
  changes: ['mentoring'],
  permission: 'signed-in',
} as const

/** Asks a mentor to accompany a project: by its leader, or by the accelerator that pairs them. */
export const askProjectMentor = endpoint({
  ...writes,
  name: 'askProjectMentor',
  path: '/project-mentor/ask',
  summary: 'Ask a mentor to accompany a project',
  body: z.strictObject({
    projectId: id(),
    acceleratorId: id(),
    mentorUid: uid(),
    message: linkless(1200),
  }),
  errors: ['MENTOR_ASKED_ALREADY', 'MENTOR_FULL', 'RATE_LIMITED'],
})

/** The mentor agrees, or declines with a reason that the team reads. */
export const answerProjectMentor = endpoint({
  ...writes,
  name: 'answerProjectMentor',
  path: '/project-mentor/answer',
  summary: 'Answer whether I accompany a project',
  body: z
    .strictObject({ id: id(), agrees: z.boolean('INVALID'), reason: text(1200).optional() })
    .refine(({ agrees, reason }) => agrees || requiredText(1200).safeParse(reason).success, {
      path: ['reason'],
      error: 'REQUIRED',
    }),
  errors: ['MENTOR_FULL', 'STATE_CHANGED'],
})

export const withdrawProjectMentor = endpoint({
  ...writes,
  name: 'withdrawProjectMentor',
  path: '/project-mentor/withdraw',
  summary: 'Withdraw a request to a mentor',
  body: z.strictObject({ id: id() }),
  errors: ['STATE_CHANGED'],
})

/** Ends it; meetings that are booked stay. */
export const endProjectMentor = endpoint({
  ...writes,
  name: 'endProjectMentor',
  path: '/project-mentor/end',
  summary: 'End the work of a mentor with a project',
  body: z.strictObject({ id: id(), reason: requiredText(1200) }),
  errors: ['STATE_CHANGED'],
})
