import type { SignedIn } from '#platform/server/context.ts'
import { transition } from '#platform/server/transition.ts'
import { publicationMachine } from '../domain/publication.machine.ts'
import type { PublicationAction } from '../domain/states.ts'
import { findProject } from './project.repository.ts'

/** Publishes a project on behalf of an accelerator, or takes it back. Errors: those of the machine. */
export const changePublication = async (
  ctx: SignedIn,
  action: PublicationAction,
  { projectId, acceleratorId }: { projectId: number; acceleratorId: number },
): Promise<void> => {
  await transition(ctx, publicationMachine, action, {
    id: projectId,
    acceleratorId,
    facts: async () => (await findProject(ctx.db, projectId))!,
  })
}
