import { sql } from 'kysely'
import { personOf } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { countHit, countVisitor } from '#platform/server/rate-limit.ts'
import { askSupport } from '../contract/support.endpoints.ts'
import { type SupportEvent, supportLimits } from '../domain/states.ts'
import { addMessage } from './support.repository.ts'

/** Creates a request. A bot that fills in the honeypot gets the same response as a person, but nothing is stored. */
export const askSupportUseCase = useCase({
  endpoint: askSupport,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx, { body: { subject, body, name = '', email, website } }) => {
    const person = personOf(ctx.actor)
    if (website) return { threadId: null }
    if (!person && email === undefined) throw invalid({ email: 'REQUIRED' })
    if (person) await countHit(ctx.db, `support:${person.uid}`, supportLimits.person)
    else {
      await countVisitor(ctx.db, 'support.address', ctx.address, supportLimits.address)
      await countHit(ctx.db, 'support.guests', supportLimits.guests)
    }
    const { rows } = await sql<{ id: number }>`
      insert into support_thread (person_uid, guest_email, guest_name, locale, subject)
      values (${person?.uid ?? null}, ${person ? null : email}, ${person ? '' : name}, ${ctx.locale}, ${subject})
      returning id`.execute(ctx.db)
    const { id } = rows[0]!
    await addMessage(ctx.db, id, { authorUid: person?.uid ?? null, byStaff: false, body })
    await raise(ctx, 'SupportAsked' satisfies SupportEvent, { id }, null)
    return { threadId: person ? id : null }
  },
})
