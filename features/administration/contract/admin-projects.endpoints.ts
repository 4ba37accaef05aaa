import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailAddress, id, idParam, instant, requiredText } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { publicationStateTable } from '../../projects/domain/state-tables.ts'
import { publicationStates } from '../../projects/domain/states.ts'
import { projectStandings } from '../domain/project-standings.ts'
import { standingTable } from '../domain/state-tables.ts'

const administeredProject = z.object({
  id: id(),
  serialNumber: z.string(),
  name: z.string(),
  summary: z.string(),
  logoUrl: z.string().nullable(),
  /** Null while an accelerator owns the project. */
  leader: personRef.nullable(),
  leaderEmail: z.string().nullable(),
  /** The accelerator that keeps the project, where it works, or where it has applied. */
  accelerators: z.array(namedRef),
  standing: z.enum(projectStandings),
  publicationStatus: z.enum(publicationStates),
  membersCount: z.int(),
  tracksCount: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
  actions: z.array(z.enum(['open', 'giveLead'])),
})

/** All projects of the portal, for its administrators. */
export const listAdminProjects = list({
  name: 'listAdminProjects',
  path: '/admin/projects/list',
  summary: 'All projects of the portal',
  permission: 'signed-in',
  reads: ['project', 'projectTeam', 'participation', 'accelerationRequest'],
  row: administeredProject,
  sortings: ['CREATE_DATE', 'NAME', 'SERIAL_NUMBER'],
  defaultSort: '-CREATE_DATE',
  filters: {
    standing: listParam(projectStandings),
    publication: listParam(publicationStates),
    acceleratorId: idParam(),
  },
  search: true,
  table: {
    texts: 'administration:projects',
    columns: {
      name: 'name',
      number: 'serialNumber',
      // The email address distinguishes people of the same name.
      leader: ({ leader, leaderEmail }) => [leader?.name, leaderEmail].filter(Boolean).join(', '),
      standing: ({ standing }, t) => t(stateKey(standingTable, standing)),
      accelerators: ({ accelerators }) => accelerators.map(({ name }) => name).join(', '),
      publication: ({ publicationStatus }, t) => t(stateKey(publicationStateTable, publicationStatus)),
      members: 'membersCount',
      tracks: 'tracksCount',
      updated: 'updatedAt',
      created: 'createdAt',
    },
  },
})

/** Gives a project to another leader, named by email address; the previous leader stays in the team. */
export const giveProjectLead = endpoint({
  name: 'giveProjectLead',
  method: 'POST',
  path: '/admin/projects/give-lead',
  summary: 'Give a project to another leader',
  body: z.strictObject({ projectId: id(), email: emailAddress(), reason: requiredText(1200) }),
  response: null,
  errors: ['USER_NOT_REGISTERED', 'ROLE_ALREADY_GRANTED', 'PROJECT_NAME_TAKEN', 'PROJECT_QUOTA'],
  changes: ['project', 'projectTeam'],
  permission: 'signed-in',
  stepUp: true,
})
