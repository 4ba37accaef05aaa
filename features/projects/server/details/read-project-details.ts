import type { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import type { projectDetails as projectDetailsSchema } from '../../contract/project.schemas.ts'
import { projectDetails } from '../../domain/project-details.policy.ts'
import { projects } from '../../domain/project.policy.ts'
import type { ProjectSubject } from '../project.repository.ts'
import { readPublishedHead } from './published-head.ts'
import { readDocuments, readHead } from '../read-project.ts'
import { readTracks } from '../read-tracks.ts'
import { readShownMembers } from './shown-members.ts'

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
