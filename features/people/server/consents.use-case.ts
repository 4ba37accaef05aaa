import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, stillThere } from '#platform/domain/product-error.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { setConsents, setInvitePermissions } from '../contract/profile.endpoints.ts'
import { noteAction } from './note-action.ts'
import { lockProfile, ownUid } from './profile.repository.ts'
import { readProfile } from './read-profile.ts'

export const setInvitePermissionsUseCase = useCase({
  endpoint: setInvitePermissions,
  load: nothing,
  authorize: portalPolicy.beThemselves,
  run: async (ctx, { body }) => {
    const uid = ownUid(ctx)
    await ctx.db
      .updateTable('person')
      .set({ invite_to_projects: body.inviteToProjects, invite_to_accelerators: body.inviteToAccelerators })
      .where('uid', '=', uid)
      .execute()
    await noteAction(ctx, uid, 'setInvitePermissions', body)
    return body
  },
})

/** `POST /person-user-profile/set-consents`: the date of an earlier consent is unchanged. */
export const setConsentsUseCase = useCase({
  endpoint: setConsents,
  load: nothing,
  authorize: portalPolicy.beThemselves,
  run: async (ctx, { body }) => {
    if (body.cardPublished && !body.processing) throw invalid({ processing: 'REQUIRED' })
    if (body.cardToWorld && !body.cardPublished) throw invalid({ cardPublished: 'REQUIRED' })
    const uid = ownUid(ctx)
    await lockProfile(ctx.db, uid)
    await sql`
      update person_profile set processing_consent_at =
        case when ${body.processing} then coalesce(processing_consent_at, now()) end
      where person_uid = ${uid}`.execute(ctx.db)
    await ctx.db
      .updateTable('person')
      .set({ card_published: body.cardPublished, card_to_world: body.cardToWorld })
      .where('uid', '=', uid)
      .execute()
    await noteAction(ctx, uid, 'setConsents', body)
    return stillThere(await readProfile(ctx, uid)).consents
  },
})
