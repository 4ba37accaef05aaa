import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { type Actor, isPerson, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { unusedQuota, usageOf } from '#platform/server/files/quota.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { project, projectDocument } from '../contract/project.schemas.ts'
import { projects, type ProjectFacts } from '../domain/project.policy.ts'
import { readLeadershipOffer } from './leadership.repository.ts'
import { projectLogoUrl } from './project-logo-url.ts'
import type { ProjectSubject } from './project.repository.ts'
import { readMembers } from './read-members.ts'
import { readTracks } from './read-tracks.ts'
import { projectIndustries, projectStage, projectTerritory } from './said-in-profile.sql.ts'

/** The accelerator that manages the project `p` until it has a leader. */
const keeperJson: RawBuilder<{ id: number; name: string } | null> = sql`(
  select json_build_object('id', k.id, 'name', k.name) from accelerator k where k.id = p.keeper_accelerator_id)`

/** A document in the contract's format. */
export type ProjectDocument = z.output<typeof projectDocument>
/** A project in the contract's format. */
export type Project = z.output<typeof project>

/** Whether the actor may read documents “team only”: the team, and the accelerators and trackers that the project works with. */
export const readsTeamDocuments = (actor: Actor, facts: ProjectFacts): boolean =>
  projects.edit.allows(actor, facts) ||
  facts.acceleratorIds.some((acceleratorId) => isTeam(actor, acceleratorId)) ||
  facts.trackerUids.some((uid) => isPerson(actor, uid)) ||
  isPortalAdministrator(actor)

/** Documents that match the condition over `d`, as visible to the actor. */
export const readDocuments = async (
  ctx: Context,
  subject: ProjectSubject,
  where: RawBuilder<unknown> = sql`true`,
): Promise<ProjectDocument[]> => {
  const visible = readsTeamDocuments(ctx.actor, subject) ? sql`true` : sql`d.access = 'EVERYONE'`
  const { rows } = await sql<Omit<ProjectDocument, 'actions'>>`
    select d.id, d.kind, d.name, d.url, d.access, d.created_at as "createdAt", ${personRefJson('u')} as "createdBy",
      case when f.id is null then null else json_build_object('id', f.id, 'name', f.name, 'size', f.size) end as file
    from project_document d join person u on u.uid = d.created_by left join file f on f.id = d.file_id
    where d.project_id = ${subject.id} and ${visible} and ${where} order by d.kind = 'PRESENTATION' desc, d.id desc`.execute(
    ctx.db,
  )
  const actions = projects.edit.allows(ctx.actor, subject) ? (['edit', 'delete'] as const).slice() : []
  return rows.map((row) => ({ ...row, actions }))
}

type Head = Omit<
  Project,
  | 'members'
  | 'documents'
  | 'tracks'
  | 'leadershipOffer'
  | 'joinRequests'
  | 'room'
  | 'profileHidden'
  | 'actions'
>

export const readHead = async (ctx: Context, subject: ProjectSubject): Promise<Head> => {
  const { rows } = await sql<Head>`
    select p.id, p.serial_number as "serialNumber", ${projectLogoUrl} as "logoUrl", p.name, p.summary, p.description, p.website,
      ${projectIndustries(ctx.locale)} as industries, ${projectTerritory(ctx.locale)} as territory,
      ${projectStage(ctx.locale)} as stage, p.type, p.capitalization_potential as "capitalizationPotential",
      p.collateral_property as "collateralProperty", p.access_level as "accessLevel",
      p.publication_status as "publicationStatus", p.version,
      p.created_at as "createdAt", p.updated_at as "updatedAt", ${personRefJson('l')} as leader,
      ${keeperJson} as keeper
    from project p left join person l on l.uid = p.leader_uid where p.id = ${subject.id}`.execute(ctx.db)
  return rows[0]!
}

const countJoinRequests = async (ctx: Context, projectId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from project_join_request
    where project_id = ${projectId} and status = 'CONSIDERATION'`.execute(ctx.db)
  return rows[0]!.count
}

/** Data of a project besides its own row and its team. */
type Surroundings = Pick<Project, 'documents' | 'tracks' | 'leadershipOffer' | 'joinRequests' | 'room'>

const readSurroundings = async (ctx: Context, subject: ProjectSubject): Promise<Surroundings> => {
  const [documents, tracks, leadershipOffer, joinRequests, room] = await Promise.all([
    readDocuments(ctx, subject),
    readTracks(ctx, subject),
    readLeadershipOffer(ctx, subject),
    projects.decideJoining.allows(ctx.actor, subject) ? countJoinRequests(ctx, subject.id) : 0,
    projects.edit.allows(ctx.actor, subject) ? usageOf(ctx.db, `project:${subject.id}`) : null,
  ])
  return { documents, tracks, leadershipOffer, joinRequests, room }
}

const readWith = async (
  ctx: Context,
  subject: ProjectSubject,
  surroundings: Surroundings | Promise<Surroundings>,
): Promise<Project> => {
  const [head, members, around] = await Promise.all([
    readHead(ctx, subject),
    readMembers(ctx, subject),
    surroundings,
  ])
  const edits = projects.edit.allows(ctx.actor, subject)
  return {
    ...head,
    members,
    ...around,
    profileHidden: subject.profileHidden && subject.keeperId === null,
    actions: [
      ...(edits ? (['edit', 'addDocument', 'invite'] as const) : []),
      ...(projects.recruit.allows(ctx.actor, subject) ? (['recruit'] as const) : []),
      ...(projects.lead.allows(ctx.actor, subject) ? (['apply'] as const) : []),
      ...(projects.delete.allows(ctx.actor, subject) ? (['delete'] as const) : []),
      ...(projects.decideJoining.allows(ctx.actor, subject) ? (['decideJoining'] as const) : []),
    ],
  }
}

/** A project with its team, documents and tracks, as visible to the actor. */
export const readProject = (ctx: Context, subject: ProjectSubject): Promise<Project> =>
  readWith(ctx, subject, readSurroundings(ctx, subject))

/** The same for the leader of a project just created, which has no related rows yet. */
export const readNewProject = (ctx: Context, subject: ProjectSubject): Promise<Project> =>
  readWith(ctx, subject, {
    documents: [],
    tracks: [],
    leadershipOffer: null,
    joinRequests: 0,
    room: unusedQuota(`project:${subject.id}`),
  })
