import type { z } from 'zod'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Context } from '#platform/server/context.ts'
import type { acceleratorPublications } from '../contract/project-publication.schemas.ts'
import { projectPublicationMachine } from '../domain/project-publication.machine.ts'
import { publicationMoves } from '../domain/states.ts'
import { countChanges, type PublicationSubject } from './publication.repository.ts'

type Publication = z.output<typeof acceleratorPublications>['publications'][number]

/** A publication with the actor's actions. */
export const shownPublication = async (ctx: Context, subject: PublicationSubject): Promise<Publication> => {
  const changes = await countChanges(ctx.db, subject)
  const possible = possibleActions(projectPublicationMachine, subject.state, ctx.actor, subject)
  return {
    template: { id: subject.templateId, name: subject.template },
    main: subject.main,
    state: subject.state,
    publishedAt: subject.publishedAt,
    changes,
    actions: publicationMoves.filter(
      (move) => possible.includes(move) && (move !== 'republish' || changes > 0),
    ),
  }
}
