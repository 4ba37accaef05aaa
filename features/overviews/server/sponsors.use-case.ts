import { sql } from 'kysely'
import { notFound, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { nameSponsor, removeSponsor } from '../contract/sponsors.endpoints.ts'
import { maxSponsors } from '../domain/figures.ts'
import { overviews } from '../domain/overviews.policy.ts'
import { findSponsored, lockSponsored, sponsorBehind } from './sponsor.repository.ts'

/** Adds a sponsor. The response does not reveal whether an account exists for the address (ADR 26). */
export const nameSponsorUseCase = useCase({
  endpoint: nameSponsor,
  load: async (ctx, { body }) => {
    const programme = await findSponsored(ctx.db, body.programmeId)
    return programme && { ...programme, personUid: await sponsorBehind(ctx.db, body.email) }
  },
  authorize: overviews.nameSponsors,
  run: async (ctx, { body: { email } }, { acceleratorId, programmeId }) => {
    if (!(await lockSponsored(ctx.db, programmeId))) throw notFound()
    const { rows: named } = await sql<{ id: number; email: string }>`
      select id, email from programme_sponsor where programme_id = ${programmeId}`.execute(ctx.db)
    const known = named.find((one) => one.email.toLowerCase() === email.toLowerCase())
    if (known) return { id: known.id }
    if (named.length >= maxSponsors) throw new ProductError('SPONSOR_LIMIT', { limit: maxSponsors })
    await countAsking(ctx)
    const { id } = await ctx.db
      .insertInto('programme_sponsor')
      .values({ accelerator_id: acceleratorId, programme_id: programmeId, email, named_by: ctx.actor.uid })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      acceleratorId,
      subject: 'programme',
      subjectId: programmeId,
      action: 'nameSponsor',
      to: email,
    })
    await raise(ctx, 'SponsorNamed', { id }, acceleratorId)
    return { id }
  },
})

/** Removes a sponsor, who immediately loses access to the programme's summary. */
export const removeSponsorUseCase = useCase({
  endpoint: removeSponsor,
  load: async (ctx, { body }) => {
    const { rows } = await sql<{ programmeId: number; email: string }>`
      select programme_id as "programmeId", email from programme_sponsor where id = ${body.sponsorId}`.execute(
      ctx.db,
    )
    const [found] = rows
    if (!found) return undefined
    const programme = stillThere(await findSponsored(ctx.db, found.programmeId))
    return { ...programme, email: found.email, personUid: await sponsorBehind(ctx.db, found.email) }
  },
  authorize: overviews.nameSponsors,
  run: async (ctx, { body }, { acceleratorId, programmeId, email }) => {
    await deleteRow(ctx.db, 'programme_sponsor', body.sponsorId)
    await audit(ctx, {
      acceleratorId,
      subject: 'programme',
      subjectId: programmeId,
      action: 'removeSponsor',
      from: email,
    })
    return undefined
  },
})
