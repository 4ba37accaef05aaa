import { sql, type RawBuilder } from 'kysely'
import { isPortalAdministrator } from '#platform/domain/actor.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { hasWords } from '#platform/server/lists/search.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { wholeName } from '#platform/server/sql.ts'
import type { Addressee } from '../domain/addressee.ts'
import { messages, type AddresseeFacts } from '../domain/message.policy.ts'
import * as scope from './addressees.scope.ts'
import { isBlocked } from './blocked.sql.ts'

/** Maximum number of results per kind. */
const shown = 8

export type FoundAddressee = {
  to: string
  kind: 'person' | 'tracker' | 'project' | 'accelerator'
  name: string
}

const working = sql`u.status = 'A' and u.erased_at is null`

type Which = { typed: string } | { one: Addressee }

/** Conditions per kind: the given addressee, matches of a text, or the closest ones. */
const conditionsOf = (which: Which, me: string, all: boolean) => {
  const everywhere = (rule: RawBuilder<boolean>) => (all ? sql`true` : rule)
  const [person, project, accelerator] = [scope.worksWith(me), scope.worksOn(me), scope.worksAt(me)].map(
    everywhere,
  )
  if ('one' in which) {
    const { one } = which
    const is = (kind: Addressee['kind'], column: RawBuilder<unknown>) =>
      one.kind !== kind ? sql`false` : sql`${column} = ${one.kind === 'person' ? one.uid : one.id}`
    return {
      person: sql`${is('person', sql`u.uid`)} and ${person}`,
      project: sql`${is('project', sql`p.id`)} and ${project}`,
      accelerator: sql`${is('accelerator', sql`a.id`)} and ${accelerator}`,
    }
  }
  const { typed } = which
  if (typed === '')
    return {
      person: all ? sql`false` : scope.nearestPeople(me, shown),
      project: all ? sql`false` : scope.nearestProjects(me, shown),
      accelerator: accelerator!,
    }
  // The index also covers email addresses, so the name is compared again.
  return {
    person: sql`${scope.isSoughtPerson(me, typed, all)} and ${hasWords(wholeName('u'), typed)}`,
    project: sql`${scope.isSoughtProject(me, typed, all)} and ${hasWords(sql`p.name`, typed)}`,
    accelerator: sql`${hasWords(sql`a.name`, typed)} and ${accelerator}`,
  }
}

/** Addressees that the caller may write to, people first. */
export const findAddressees = async (ctx: SignedIn, which: Which): Promise<FoundAddressee[]> => {
  const { uid: me } = ctx.actor
  const is = conditionsOf(which, me, isPortalAdministrator(ctx.actor))
  const limit = sql.lit(shown)
  const { rows } = await sql<FoundAddressee>`
    (select 'person:' || u.uid as to, case when ${scope.tracks(me)} then 'tracker' else 'person' end as kind,
        ${wholeName('u')} as name
      from person u where ${working} and u.uid <> ${me} and ${is.person}
        and not ${isBlocked(sql`${me}`, sql`u.uid`)}
      order by lower(u.last_name), lower(u.first_name), u.uid limit ${limit})
    union all
    (select 'project:' || p.id, 'project', p.name from project p where ${is.project} order by lower(p.name), p.id limit ${limit})
    union all
    (select 'accelerator:' || a.id, 'accelerator', a.name from accelerator a
      where a.approval = 'COORDINATED' and a.name <> '' and ${is.accelerator} order by a.name, a.id limit ${limit})`.execute(
    ctx.db,
  )
  return rows
}

const recipientsOf = (to: Addressee): RawBuilder<string[]> => {
  if (to.kind === 'project') return projectTeam(to.id)
  if (to.kind === 'accelerator') return acceleratorTeam(to.id, ['ACC'])
  return sql`array[${'uid' in to ? to.uid : null}]::uuid[]`
}

/** The recipients of an addressee, and whether the actor is related to them; undefined if there is none. */
export const findAddressee = async (
  { db, actor }: Context,
  to: Addressee,
): Promise<(AddresseeFacts & { recipients: string[]; isBlocked: boolean }) | undefined> => {
  if (actor.kind !== 'person') return undefined
  const me = actor.uid
  const row = {
    person: sql`person u where u.uid = ${'uid' in to ? to.uid : null} and u.uid <> ${me} and ${working}`,
    project: sql`project p where p.id = ${'id' in to ? to.id : null}`,
    accelerator: sql`accelerator a where a.id = ${'id' in to ? to.id : null} and a.approval = 'COORDINATED'`,
  }[to.kind]
  const rule = { person: scope.worksWith, project: scope.worksOn, accelerator: scope.worksAt }[to.kind](me)
  const { rows } = await sql<AddresseeFacts & { recipients: string[]; isBlocked: boolean }>`
    select ${rule} as related, array(select r.uid from unnest(${recipientsOf(to)}) as r (uid)
      join person s on s.uid = r.uid where s.status = 'A' and s.erased_at is null and r.uid <> ${me}
        and not ${isBlocked(sql`${me}`, sql`r.uid`)}) as recipients,
      exists (select from unnest(${recipientsOf(to)}) as r (uid) where ${isBlocked(sql`${me}`, sql`r.uid`)}) as "isBlocked"
    from ${row}`.execute(db)
  return rows[0]
}

/** Whether the actor may start a conversation with a person, or with a team that has another reader. */
export const mayWriteTo = async (ctx: Context, to: Addressee): Promise<boolean> => {
  const facts = await findAddressee(ctx, to)
  return facts !== undefined && facts.recipients.length > 0 && messages.write.allows(ctx.actor, facts)
}

/** Returns those of the projects whose teams the actor may write to. */
export const writableProjects = async (
  { db, actor }: SignedIn,
  projectIds: readonly number[],
): Promise<Set<number>> => {
  const { rows } = await sql<AddresseeFacts & { id: number }>`
    select p.id, ${scope.worksOn(actor.uid)} as related from project p
    where p.id = any(${[...projectIds]}) and exists (select from unnest(${projectTeam(sql`p.id`)}) as r (uid)
      join person s on s.uid = r.uid where s.status = 'A' and s.erased_at is null and r.uid <> ${actor.uid})`.execute(
    db,
  )
  return new Set(rows.filter((facts) => messages.write.allows(actor, facts)).map(({ id }) => id))
}
