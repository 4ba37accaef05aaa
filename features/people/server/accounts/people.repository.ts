import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Db } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { listedPerson } from '../../contract/people.schemas.ts'
import { people, type PersonFacts } from '../../domain/people.policy.ts'
import type { PersonAction } from '../../domain/people.states.ts'
import { personMachine } from '../../domain/person.machine.ts'

/** A person in the contract's list format, without what only the sign-on service has. */
export type ListedPerson = Omit<z.output<typeof listedPerson>, 'emailConfirmedAt'>

/** A person with the facts of the policy. */
export type PersonSubject = PersonFacts

const administers = sql<boolean>`exists (
  select from person_role r where r.person_uid = p.uid and r.role in ('ADMIN', 'HTADM'))`

/** The person with a uid; undefined if erased. */
export const findPerson = async (db: Db, uid: string): Promise<PersonSubject | undefined> => {
  const { rows } = await sql<PersonSubject>`
    select p.uid, ${administers} as administers, p.status = 'A' as active, p.merged_into_uid is not null as merged
    from person p where p.uid = ${uid} and p.erased_at is null`.execute(db)
  return rows[0]
}

/** Addresses of the accounts that were merged into one, directly or before. */
export const readFormerEmails = async (db: Db, uid: string): Promise<string[]> => {
  const { rows } = await sql<{ email: string }>`
    with recursive merged as (
      select uid, email, erased_at from person where merged_into_uid = ${uid}
      union all select p.uid, p.email, p.erased_at from person p join merged m on p.merged_into_uid = m.uid)
    select email from merged where erased_at is null order by email limit 20`.execute(db)
  return rows.map(({ email }) => email)
}

type Row = Omit<ListedPerson, 'actions'> & { administers: boolean }

const actionsOf = (actor: Actor, row: Row): PersonAction[] => {
  const facts = {
    uid: row.uid,
    administers: row.administers,
    active: row.status === 'A',
    merged: row.mergedInto !== null,
  }
  return [
    ...possibleActions(personMachine, row.status, actor, facts),
    ...(['logInAs', 'settleRoles'] as const).filter((action) => people[action].allows(actor, facts)),
  ]
}

/** People `p` with the actor's actions. */
export const peopleRows: RowSource<Row, ListedPerson> = {
  from: sql`person p`,
  key: sql`p.uid`,
  columns:
    () => sql`p.uid, p.last_name as "lastName", p.first_name as "firstName", p.middle_name as "middleName", p.email,
      p.avatar_url as "avatarUrl", p.status, p.created_at as "createdAt", p.last_seen_at as "lastSeenAt",
      array(select role from person_role where person_uid = p.uid
        union select role from counted_membership where person_uid = p.uid order by 1) as roles,
      (select count(distinct accelerator_id)::int from accelerator_member where person_uid = p.uid)
        as "acceleratorsCount",
      (select count(*)::int from project_member where person_uid = p.uid) as "projectsCount",
      array(select flag from person_access_flag where person_uid = p.uid order by flag) as "accessFlags",
      (select ${personRefJson('m')} from person m where m.uid = p.merged_into_uid) as "mergedInto",
      p.certified_expert as "certifiedExpert", ${administers} as administers`,
  row: (row, { actor }) => {
    const { administers: _facts, ...shown } = row
    return { ...shown, actions: actionsOf(actor, row) }
  },
}
