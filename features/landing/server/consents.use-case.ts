import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { getOpenConsents, giveConsents } from '../contract/page-words.endpoints.ts'
import {
  legalNames,
  legalSubject,
  writtenIn,
  type LegalName,
  type WrittenWords,
} from '../domain/portal-texts.rules.ts'
import { ownLegalText } from './own-words.ts'

type InForce = { subject: string; number: number; words: WrittenWords; inForceFrom: string; given: boolean }

/** The published legal texts in force on a day, and whether a person has agreed to them. */
const inForce = async (db: Db, personUid: string, now: Date): Promise<InForce[]> => {
  const { rows } = await sql<InForce>`
    select v.subject, v.number, v.words, v.in_force_from::text as "inForceFrom",
      exists (select from legal_consent c where c.person_uid = ${personUid}::uuid and c.subject = v.subject
        and c.number = v.number) as given
    from (select distinct on (subject) * from portal_text_version
      where subject like 'legal.%' and in_force_from <= ${now.toISOString().slice(0, 10)}::date
      order by subject, number desc) v`.execute(db)
  return rows
}

const nameOf = (subject: string): LegalName | undefined =>
  legalNames.find((name) => legalSubject(name) === subject)

export const getOpenConsentsQuery = query({
  endpoint: getOpenConsents,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor, now, locale }) => {
    // Nobody agrees in another person's name.
    if (actor.impersonatedBy !== null) return { items: [] }
    const texts = await inForce(db, actor.uid, now)
    return {
      items: texts.flatMap(({ subject, number, words, inForceFrom, given }) => {
        const name = nameOf(subject)
        if (!name || given) return []
        const title = writtenIn(words, locale)['title'] ?? ownLegalText(name, locale).title
        return [{ name, version: number, inForceFrom, title }]
      }),
    }
  },
})

export const giveConsentsUseCase = useCase({
  endpoint: giveConsents,
  load: nothing,
  authorize: portalPolicy.beThemselves,
  run: async (ctx, { body: { given } }) => {
    const texts = await inForce(ctx.db, ctx.actor.uid, ctx.now)
    const agreed = given.map(({ name, version }) => {
      const text = texts.find((one) => one.subject === legalSubject(name))
      // A user who read an older text is shown the new one.
      if (text?.number !== version) throw invalid({ given: 'NOT_IN_LIST' })
      return {
        person_uid: ctx.actor.uid,
        subject: text.subject,
        number: text.number,
        given_at: ctx.now.toISOString(),
      }
    })
    await ctx.db
      .insertInto('legal_consent')
      .values(agreed)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { givenAt: ctx.now.toISOString() }
  },
})
