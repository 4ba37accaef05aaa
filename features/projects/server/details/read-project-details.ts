import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import type { projectDetails as projectDetailsSchema } from '../../contract/project.schemas.ts'
import { projectDetails } from '../../domain/project-details.policy.ts'
import { projects } from '../../domain/project.policy.ts'
import type { ProjectSubject } from '../project.repository.ts'
import { readMembers, type ProjectMember } from '../read-members.ts'
import { readDocuments, readHead } from '../read-project.ts'
import { readTracks } from '../read-tracks.ts'

// Contacts, and resumes, which contain them, are for people who received them from the team, or who work with it.
const withoutContacts = (member: ProjectMember): ProjectMember => ({
  ...member,
  phone: '',
  email: '',
  resume: '',
  resumeFile: null,
  additionalInfo: '',
})

/**
 * The team on a project's page, and the number of omitted members: people who do not work with the project see those
 * who consented to be shown on the portal, and a guest nobody (the rule of people's cards).
 */
const readShownMembers = async (
  ctx: Context,
  subject: ProjectSubject,
): Promise<{ members: ProjectMember[]; othersCount: number }> => {
  const hasPart = projects.view.allows(ctx.actor, subject)
  const isGuest = ctx.actor.kind === 'guest'
  const shown = hasPart
    ? sql`true`
    : isGuest
      ? sql`false`
      : sql`u.uid in (select person_uid from published_card where not investor_only)`
  const read = await readMembers(ctx, subject, shown)
  const hasContacts = projects.seeContacts.allows(ctx.actor, subject)
  const members = read.map((member) => ({
    ...(hasContacts ? member : withoutContacts(member)),
    actions: [],
  }))
  return { members, othersCount: subject.memberUids.length - members.length }
}

type Head = Awaited<ReturnType<typeof readHead>>
type Published = Pick<Head, 'summary' | 'description' | 'industries' | 'territory' | 'stage'>

const names = (code: string, locale: Context['locale']) => sql`(
  select coalesce(json_agg(json_build_object('id', v.id, 'name', v.${sql.ref(`name_${locale}`)}) order by f.place), '[]')
  from jsonb_array_elements_text(s.held->${code}::text->'facets') with ordinality as f (id, place)
    join dictionary_value v on v.id = f.id::bigint)`

const nothing: Published = { summary: '', description: '', industries: [], territory: null, stage: null }

/** A project's data at its last publication, or undefined: for people who do not work with it (ADR 67). */
const readPublishedHead = async (
  { db, actor, locale }: Context,
  { id }: ProjectSubject,
): Promise<Published> => {
  const { rows } = await sql<Published>`
    select coalesce(s.held->'pitch'->>'text', '') as summary, coalesce(s.held->'description'->>'text', '') as description,
      ${names('industries', locale)} as industries, ${names('territory', locale)}->0 as territory,
      ${names('stage', locale)}->0 as stage
    from shown_project s where s.project_id = ${id} and (s.reach = 0 or ${actor.kind === 'person'})
    order by s.published_at desc, s.publication_id desc limit 1`.execute(db)
  return rows[0] ?? nothing
}

/** A project's page in the contract's format. */
export type ProjectDetails = z.output<typeof projectDetailsSchema>

const actionsOn = (
  ctx: Context,
  subject: ProjectSubject,
  worksOnTrack: boolean,
): ProjectDetails['actions'] => {
  if (ctx.actor.kind === 'guest') return ['signIn']
  if (projects.edit.allows(ctx.actor, subject)) return ['edit']
  return worksOnTrack ? ['openWork'] : []
}

/** A project's page as the caller may see it. */
export const readProjectDetails = async (ctx: Context, subject: ProjectSubject): Promise<ProjectDetails> => {
  const hasPart = projects.view.allows(ctx.actor, subject)
  const [head, published, team, documents, tracks] = await Promise.all([
    readHead(ctx, subject),
    hasPart ? undefined : readPublishedHead(ctx, subject),
    readShownMembers(ctx, subject),
    readDocuments(ctx, subject),
    readTracks(ctx, subject),
  ])
  const { accessLevel: _level, version: _version, leader, ...shown } = head
  const known = new Set(team.members.map(({ person }) => person.uid))
  return {
    ...shown,
    ...published,
    ...team,
    leader: leader && known.has(leader.uid) ? leader : null,
    documents: documents.map((document) => ({
      ...document,
      createdBy: document.createdBy && known.has(document.createdBy.uid) ? document.createdBy : null,
      actions: [],
    })),
    tracks,
    readsProfile: projectDetails.readProfile.allows(ctx.actor, subject),
    actions: actionsOn(
      ctx,
      subject,
      tracks.some(({ work }) => work !== null),
    ),
  }
}
