import { z } from 'zod'
import { id, instant, requiredText, text, webAddress } from '#platform/contract/fields.ts'
import { listOf, listParam, listQuery, personRef } from '#platform/contract/lists.ts'
import { documentAccess, projectStages, projectTypes, publicationStates } from '../domain/states.ts'
import { leadershipOffer, projectMember } from './team.schemas.ts'

/** The main settings of a project, as its team writes them. */
export const projectFields = z.strictObject({
  name: requiredText(255),
  summary: text(255).default(''),
  description: text(4000).default(''),
  website: z.union([z.literal(''), webAddress()]).default(''),
  industry: text(200).default(''),
  territory: text(200).default(''),
  type: z.enum(projectTypes, 'NOT_IN_LIST').default('NOT_DETERMINED'),
  stage: z.enum(projectStages, 'NOT_IN_LIST').default('NOT_DETERMINED'),
  capitalizationPotential: text(1200).default(''),
  collateralProperty: z.boolean().default(false),
})

/** A row of "my projects". */
export const projectRow = z.object({
  id: id(),
  serialNumber: z.string(),
  name: z.string(),
  summary: z.string(),
  stage: z.enum(projectStages),
  industry: z.string(),
  publicationStatus: z.enum(publicationStates),
  createdAt: instant(),
  updatedAt: instant(),
  owner: z.boolean(),
  membersCount: z.int(),
  /** Tracks the project works on, and applications that wait for an answer. */
  tracksCount: z.int(),
  openRequestsCount: z.int(),
  actions: z.array(z.enum(['edit', 'apply', 'delete'])),
})

/** Filters of "my projects". */
export const projectQuery = listQuery(['CREATE_DATE', 'NAME', 'SERIAL_NUMBER'], {
  stage: listParam(projectStages).optional(),
})

/** The page of "my projects". */
export const projectList = listOf(projectRow)

/** A document of a project: a file or an address. */
export const projectDocument = z.object({
  id: id(),
  name: z.string(),
  url: z.string().nullable(),
  file: z.object({ id: z.uuid(), name: z.string(), size: z.int() }).nullable(),
  access: z.enum(documentAccess),
  createdBy: personRef,
  createdAt: instant(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

/** A project with its team and documents. */
export const project = projectFields.extend({
  id: id(),
  serialNumber: z.string(),
  publicationStatus: z.enum(publicationStates),
  version: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
  leader: personRef,
  members: z.array(projectMember),
  documents: z.array(projectDocument),
  /** For its team: somebody is asked to lead it. */
  leadershipOffer: leadershipOffer.nullable(),
  actions: z.array(z.enum(['edit', 'apply', 'delete', 'addDocument', 'invite', 'decideJoining'])),
})
