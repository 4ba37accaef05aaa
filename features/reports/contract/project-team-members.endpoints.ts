import { z } from 'zod'
import { id } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { contactStates } from '../domain/contacts.ts'
import { report, projectParameters } from './report.ts'
import { contactColumns, projectPage } from './shared-columns.ts'

/** Members of the projects' teams with their positions. */
export const projectTeamMembers = report({
  key: 'projectTeamMembers',
  row: z.object({
    id: id(),
    project: namedRef,
    name: z.string(),
    isLeader: z.boolean(),
    position: z.string(),
    rolesInTeam: z.array(z.string()),
    responsibilityAreas: z.array(z.string()),
    competencies: z.array(z.string()),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    contacts: z.enum(contactStates),
  }),
  sortings: ['PROJECT', 'NAME'],
  defaultSort: 'PROJECT',
  parameters: projectParameters,
  search: true,
  columns: {
    name: { sort: 'NAME' },
    project: { sort: 'PROJECT', to: projectPage },
    role: { value: ({ isLeader }, t) => t(isLeader ? 'team.leader' : 'team.member') },
    position: {},
    rolesInTeam: { value: ({ rolesInTeam }) => rolesInTeam.join('; ') },
    responsibilityAreas: { value: ({ responsibilityAreas }) => responsibilityAreas.join('; ') },
    competencies: { value: ({ competencies }) => competencies.join('; '), optional: true },
    ...contactColumns,
    phone: { ...contactColumns.phone, optional: true },
  },
  reads: ['accelerationRequest', 'project', 'projectTeam', 'person', 'participation'],
})
