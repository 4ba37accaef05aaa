import { sql } from 'kysely'
import { checkValues } from '#features/dictionaries'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { saveInvestorProfile } from '../contract/investor-profile.endpoints.ts'
import { investorProfiles } from '../domain/investor-showcase.policy.ts'
import { readInvestorProfile } from './read-investor-profile.ts'

/** Saves the investment criteria with an optimistic lock. Errors: `STATE_CHANGED`. */
export const saveInvestorProfileUseCase = useCase({
  endpoint: saveInvestorProfile,
  load: nothing,
  authorize: investorProfiles.view,
  run: async (ctx, { body }) => {
    const { db, actor } = ctx
    const { uid } = actor
    await checkValues(db, 'PROJECT_STAGES', body.stageIds, 'stageIds')
    await sql`insert into investor_profile (person_uid) values (${uid}) on conflict do nothing`.execute(db)
    const saved = await db
      .updateTable('investor_profile')
      .set({
        thesis: body.thesis,
        portfolio: body.portfolio,
        regions: body.regions,
        takes_transferred: body.takesTransferred,
        version: body.version + 1,
        updated_at: ctx.now.toISOString(),
      })
      .where('person_uid', '=', uid)
      .where('version', '=', body.version)
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    await db.deleteFrom('investor_stage').where('person_uid', '=', uid).execute()
    await sql`
      insert into investor_stage (person_uid, value_id)
      select distinct ${uid}::uuid, id from unnest(${body.stageIds}::bigint[]) as id`.execute(db)
    await audit(ctx, {
      acceleratorId: null,
      subject: 'investor_profile',
      subjectId: uid,
      action: 'edit',
    })
    return (after) => readInvestorProfile(after, uid)
  },
})
