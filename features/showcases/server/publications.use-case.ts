import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import {
  moveProjectPublication,
  withdrawPublicationConsent,
} from '../contract/project-publication.endpoints.ts'
import { projectPublications } from '../domain/project-publication.machine.ts'
import { movePublication, takeBack } from './move-publication.ts'
import { countChanges, findConsent, findPublication } from './publication.repository.ts'

/** Publishes, republishes or unpublishes. */
export const moveProjectPublicationUseCase = useCase({
  endpoint: moveProjectPublication,
  load: (ctx, { body }) => findPublication(ctx.db, body),
  authorize: projectPublications.publish,
  run: async (ctx, { body: { action } }, subject) => {
    // The published values are current: there is nothing to republish.
    if (
      action === 'republish' &&
      subject.state === 'PUBLISHED' &&
      (await countChanges(ctx.db, subject)) === 0
    )
      throw new ProductError('PUBLICATION_STATE_UNCHANGED')
    await movePublication(ctx, action, subject)
    return undefined
  },
})

/** The leader withdraws the consent, which immediately unpublishes the project everywhere. */
export const withdrawPublicationConsentUseCase = useCase({
  endpoint: withdrawPublicationConsent,
  load: (ctx, { body }) => findConsent(ctx.db, body),
  authorize: projectPublications.consent,
  run: async (ctx, _input, { projectId, acceleratorId }) => {
    await takeBack(ctx, 'withdraw', { projectId, acceleratorId })
    const withdrawn = await ctx.db
      .updateTable('publication_consent')
      .set({ withdrawn_at: ctx.now.toISOString(), withdrawn_by: ctx.actor.uid })
      .where('project_id', '=', projectId)
      .where('accelerator_id', '=', acceleratorId)
      .where('withdrawn_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!withdrawn) throw new ProductError('STATE_CHANGED')
    await audit(ctx, {
      acceleratorId,
      subject: 'project',
      subjectId: projectId,
      action: 'withdrawPublicationConsent',
    })
    return undefined
  },
})
