import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, notFound } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { countVisitor } from '#platform/server/rate-limit.ts'
import { becomeFirstAdministrator, getFirstStartLink } from '../contract/first-start.endpoints.ts'
import { hasAdministrator } from './administrators.ts'
import { hashOfKey } from './link-key.ts'
import type { FirstStartSettings } from './settings.ts'

type Link = { expiresAt: string }

/** A link that may be used now: nobody administers the portal, and nobody has used it. */
const findLink = async (db: Db, key: string): Promise<Link | undefined> => {
  const { rows } = await sql<Link>`
    select expires_at as "expiresAt" from first_start_link
    where key_hash = ${hashOfKey(key)} and used_at is null and expires_at > now()`.execute(db)
  return (await hasAdministrator(db)) ? undefined : rows[0]
}

export const getFirstStartLinkQuery = query({
  endpoint: getFirstStartLink,
  load: (ctx, { query: { key } }) => findLink(ctx.db, key),
  authorize: portalPolicy.visit,
  run: async (_ctx, _input, { expiresAt }) => ({ expiresAt: new Date(expiresAt).toISOString() }),
})

/** One at a time, over all processes: of two presses one makes the administrator. */
const alone = (db: Db) => sql`select pg_advisory_xact_lock(hashtextextended('first-start', 0))`.execute(db)

type Named = { uid: string; email: string; lastName: string; firstName: string }

const makeAdministrator = async (ctx: Context, { uid, email, lastName, firstName }: Named): Promise<void> => {
  const { db, locale } = ctx
  await sql`insert into person (uid, email, last_name, first_name, locale)
    values (${uid}, ${email}, ${lastName}, ${firstName}, ${locale}) on conflict (uid) do nothing`.execute(db)
  await sql`insert into person_role (person_uid, role) values (${uid}, 'ADMIN') on conflict do nothing`.execute(
    db,
  )
  await audit(ctx, {
    acceleratorId: null,
    subject: 'person',
    subjectId: uid,
    action: 'grantRole',
    details: { role: 'ADMIN', by: 'first start' },
  })
}

const tries = { hits: 20, seconds: 600 }

export const becomeFirstAdministratorUseCase = ({ accounts }: FirstStartSettings) =>
  useCase({
    endpoint: becomeFirstAdministrator,
    load: (ctx, { body: { key } }) => findLink(ctx.db, key),
    authorize: portalPolicy.visit,
    // Counted outside the transaction, which a wrong password ends.
    prepare: (ctx) => countVisitor(ctx.db, 'first-start', ctx.address, tries),
    run: async (ctx, { body }) => {
      const { db, locale } = ctx
      const { key, passwordRepeat: _repeat, ...given } = body
      await alone(db)
      if (!(await findLink(db, key))) throw notFound()
      // The account comes first: if this transaction fails, the same address and password find it again.
      const account = await accounts.createConfirmed({ ...given, middleName: '', locale })
      if (!account) throw invalid({ email: 'ALREADY_TAKEN' })
      await makeAdministrator(ctx, { ...given, uid: account.uid })
      await sql`update first_start_link set used_at = now(), used_by = ${account.uid}
        where key_hash = ${hashOfKey(key)}`.execute(db)
      // Those that other processes offered end with it, whatever becomes of this administrator.
      await sql`delete from first_start_link where used_at is null`.execute(db)
      return { email: given.email }
    },
  })
