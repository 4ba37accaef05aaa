import { sql } from 'kysely'
import type { z } from 'zod'
import { isPerson } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { Context } from '#platform/server/context.ts'
import { displayName, instantJson } from '#platform/server/sql.ts'
import type { profile } from '../contract/profile.schemas.ts'
import { erasureRequestMachine } from '../domain/erasure-request.machine.ts'
import { avatarJson, awardsJson, investmentJson, locationJson, valuesJson } from './profile.sql.ts'

/** A profile in the contract's format. */
export type Profile = z.output<typeof profile>

const nothingLearnt: Profile['education'] = { institute: '', faculty: '', course: '', group: '' }
const noStudent: Profile['student'] = {
  university: '',
  faculty: '',
  department: '',
  group: '',
  courseNumber: null,
  socialNetwork: '',
}

/** A person's whole profile, in the caller's language. Undefined if absent. */
export const readProfile = async (
  { db, locale, actor }: Context,
  uid: string,
): Promise<Profile | undefined> => {
  const { rows } = await sql<Profile>`
    select p.uid, coalesce(f.version, 1) as version, p.email as login, p.last_name as "lastName", ${displayName('p')} as name,
      p.first_name as "firstName", p.middle_name as "middleName", ${avatarJson} as avatar,
      coalesce(f.contact_email, '') as "contactEmail",
      case when p.phone <> '' then json_build_object('country', coalesce(f.phone_country, ''), 'number', p.phone) end as phone,
      coalesce(f.company, '') as company,
      coalesce(f.company_tax_number, '') as "companyTaxNumber", ${locationJson(locale)} as location,
      coalesce(f.specialty, '') as specialty, coalesce(f.job_positions, '{}') as "jobPositions",
      ${valuesJson('person_industry', locale)} as industries,
      ${valuesJson('person_competency', locale)} as competencies, ${awardsJson} as awards,
      coalesce(f.publications, '[]') as publications,
      coalesce(f.education, ${JSON.stringify(nothingLearnt)}::jsonb) as education,
      coalesce(f.student, ${JSON.stringify(noStudent)}::jsonb) as student,
      f.investor_type as "investorType", ${investmentJson} as investment, coalesce(f.about, '') as about,
      json_build_object('inviteToProjects', p.invite_to_projects,
        'inviteToAccelerators', p.invite_to_accelerators) as "invitePermissions",
      json_build_object('cardPublished', p.card_published, 'cardToWorld', p.card_to_world,
        'processingAt', ${instantJson(sql`f.processing_consent_at`)}) as consents,
      p.certified_expert as "certifiedExpert", (
        select json_build_object('id', e.id, 'status', e.status, 'comment', e.comment, 'reason', e.reason,
          'createdAt', ${instantJson(sql`e.created_at`)},
          'decidedAt', ${instantJson(sql`e.decided_at`)})
        from erasure_request e where e.person_uid = p.uid order by e.id desc limit 1) as erasure
    from person p left join person_profile f on f.person_uid = p.uid
    where p.uid = ${uid}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const actions: Profile['awards'][number]['actions'] = isPerson(actor, uid) ? ['edit', 'delete'] : []
  const { avatar, erasure, consents } = row
  return {
    ...row,
    avatar: avatar && { ...avatar, actions: isPerson(actor, uid) ? ['remove'] : [] },
    awards: row.awards.map((award) => ({ ...award, actions })),
    consents: {
      ...consents,
      actions:
        portalPolicy.beThemselves.allows(actor, {}) && consents.processingAt !== null ? ['withdraw'] : [],
    },
    erasure: erasure && {
      ...erasure,
      actions: possibleActions(erasureRequestMachine, erasure.status, actor, {
        personUid: uid,
        obstacles: [],
      }).filter((action) => action === 'withdraw'),
    },
  }
}

/** A person's location, in the caller's language, with the profile's version. */
export const readLocation = async (
  { db, locale }: Context,
  uid: string,
): Promise<(Profile['location'] & { version: number }) | undefined> => {
  const { rows } = await sql<{ location: Profile['location']; version: number }>`
    select ${locationJson(locale)} as location, coalesce(f.version, 1) as version
    from person p left join person_profile f on f.person_uid = p.uid where p.uid = ${uid}`.execute(db)
  const row = rows[0]
  return row && { ...row.location, version: row.version }
}
