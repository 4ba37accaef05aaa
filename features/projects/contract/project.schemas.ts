import { z } from 'zod'
import { deadline, id, instant, plainName, text, webAddress } from '#platform/contract/fields.ts'
import { quotaUsage, namedRef, personRef } from '#platform/contract/lists.ts'
import {
  accessLevels,
  accessStates,
  documentAccess,
  documentKinds,
  projectTypes,
  publicationStates,
} from '../domain/states.ts'
import { leadershipOffer, projectMember } from './team.schemas.ts'

/** The main settings of a project, entered by its team. */
export const projectFields = z.strictObject({
  name: plainName(255),
  website: z.union([z.literal(''), webAddress()]).default(''),
  type: z.enum(projectTypes, 'NOT_IN_LIST').default('NOT_DETERMINED'),
  capitalizationPotential: text(1200).default(''),
  collateralProperty: z.boolean().default(false),
  accessLevel: z.enum(accessLevels, 'NOT_IN_LIST').default('ALL'),
})

/** List columns of a project: entered in the profile, and derived from it (ADR 49). */
const profileValues = {
  /** One sentence. */
  summary: z.string(),
  industries: z.array(namedRef),
  stage: namedRef.nullable(),
}

/** A row of "my projects". */
export const projectRow = z.object({
  id: id(),
  serialNumber: z.string(),
  name: z.string(),
  ...profileValues,
  logoUrl: z.string().nullable(),
  publicationStatus: z.enum(publicationStates),
  createdAt: instant(),
  updatedAt: instant(),
  owner: z.boolean(),
  membersCount: z.int(),
  /** Tracks in progress, and pending applications. */
  tracksCount: z.int(),
  openRequestsCount: z.int(),
  /** The current task of its active tracks that is due first. */
  current: z.object({ track: z.string(), task: z.string(), due: deadline().nullable() }).nullable(),
  actions: z.array(z.enum(['edit', 'apply', 'delete'])),
})

/** A document of a project: a file or a link. */
export const projectDocument = z.object({
  id: id(),
  kind: z.enum(documentKinds),
  name: z.string(),
  url: z.string().nullable(),
  file: z.object({ id: z.uuid(), name: z.string(), size: z.int() }).nullable(),
  access: z.enum(documentAccess),
  /** `null`: not visible to the caller. */
  createdBy: personRef.nullable(),
  createdAt: instant(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

/** A project's participation in a track. Data only for those who work on it is `null` for all others. */
export const projectTrack = z.object({
  id: id(),
  track: namedRef,
  programme: namedRef,
  accelerator: namedRef,
  startedAt: instant(),
  work: z
    .object({
      projectTrackId: id(),
      accessStatus: z.enum(accessStates),
      tasksTotal: z.int(),
      tasksAccepted: z.int(),
    })
    .nullable(),
})

/** A project with its team, documents and participations. */
export const project = projectFields.extend({
  ...profileValues,
  description: z.string(),
  territory: namedRef.nullable(),
  id: id(),
  serialNumber: z.string(),
  logoUrl: z.string().nullable(),
  publicationStatus: z.enum(publicationStates),
  version: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
  /** `null` while an accelerator manages the project. */
  leader: personRef.nullable(),
  /** The accelerator that manages the project until it has a leader. */
  keeper: namedRef.nullable(),
  members: z.array(projectMember),
  documents: z.array(projectDocument),
  tracks: z.array(projectTrack),
  /** One of its programmes hides the whole profile from the team. */
  profileHidden: z.boolean(),
  /** For its team: used part of its file quota. */
  room: quotaUsage.nullable(),
  /** For its team: a pending offer to lead it. */
  leadershipOffer: leadershipOffer.nullable(),
  /** Number of requests to join that await the caller's decision. */
  joinRequests: z.int(),
  actions: z.array(z.enum(['edit', 'apply', 'delete', 'addDocument', 'invite', 'recruit', 'decideJoining'])),
})

/** Actions on a project's page: edit it, continue working with it, sign in first. */
const detailsActions = ['edit', 'openWork', 'signIn'] as const

/** A project for people who may open its page. */
export const projectDetails = project
  .omit({
    accessLevel: true,
    version: true,
    leadershipOffer: true,
    joinRequests: true,
    room: true,
    profileHidden: true,
    actions: true,
  })
  .extend({
    /** `null`: there is none yet, or the person did not consent to be shown. */
    leader: personRef.nullable(),
    /** Number of members who did not consent to be shown to the caller. */
    othersCount: z.int(),
    readsProfile: z.boolean(),
    actions: z.array(z.enum(detailsActions)),
  })
