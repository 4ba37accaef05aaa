import { sql } from 'kysely'
import type { z } from 'zod'
import { valuesCounted } from '#features/dictionaries'
import { nextFreeHour } from '#features/mentoring'
import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { codesCounted, readFacets } from '#platform/server/lists/facets.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { displayName, wholeName } from '#platform/server/sql.ts'
import * as showcase from '../contract/showcase-people.endpoints.ts'
import { showcaseCards } from '../domain/showcase-card.policy.ts'
import type { ShowcaseRole } from '../domain/showcase-roles.ts'
import { locationJson, valuesJson } from './profile.sql.ts'
import { publicPart } from './public-part.ts'
import { readProfile } from './read-profile.ts'
import { findShowcaseCard } from './showcase-card.repository.ts'
import { cardSearch, isShownAs, shownAvatarJson } from './showcase-people.sql.ts'

type Row = z.output<typeof showcase.listShowcaseExperts.response>['items'][number]

const rows: RowSource<Row, Row> = {
  from: sql`person p left join person_profile f on f.person_uid = p.uid`,
  key: sql`p.uid`,
  columns: ({ locale }) => sql`
    p.uid, ${displayName('p')} as name, ${wholeName('p')} as "fullName", ${shownAvatarJson} as avatar,
    coalesce(f.company, '') as company, ${locationJson(locale)} as location, coalesce(f.specialty, '') as specialty,
    ${valuesJson('person_industry', locale)} as industries, ${valuesJson('person_competency', locale)} as competencies,
    p.certified_expert as "certifiedExpert"`,
}

const sortings = () => ({
  NAME: [sql`lower(p.last_name)`, sql`lower(p.first_name)`],
  REGISTRATION_DATE: sql`p.created_at`,
})

const filters = {
  industryId: (ids: readonly number[]) =>
    sql`p.uid in (select c.person_uid from person_industry c where c.value_id = any(${ids}))`,
  competencyId: (ids: readonly number[]) =>
    sql`p.uid in (select c.person_uid from person_competency c where c.value_id = any(${ids}))`,
  countryId: (ids: readonly number[]) => sql`f.country_id = any(${ids})`,
}

const ofExperts = {
  ...filters,
  certified: (isOn: boolean) => sql`p.certified_expert = ${isOn}`,
}

const facets = {
  industryId: valuesCounted<Context>({
    from: sql`person_industry c`,
    key: sql`c.person_uid`,
    value: sql`c.value_id`,
  }),
  competencyId: valuesCounted<Context>({
    from: sql`person_competency c`,
    key: sql`c.person_uid`,
    value: sql`c.value_id`,
  }),
  countryId: valuesCounted<Context>({
    from: sql`person_profile c`,
    key: sql`c.person_uid`,
    value: sql`c.country_id`,
  }),
}

const certified = codesCounted<Context>({
  from: sql`person c`,
  key: sql`c.uid`,
  column: sql`c.certified_expert`,
})

const shownAs = (role: ShowcaseRole) => ({
  from: rows.from,
  key: rows.key,
  scope: () => isShownAs(role),
  filters,
  search: cardSearch,
})

const shownExperts = { ...shownAs('EXPERT'), filters: ofExperts }
const shownMentors = shownAs('MENTOR')
const shownTrackers = shownAs('TRACKER')

export const listShowcaseExpertsQuery = listOf(showcase.listShowcaseExperts, {
  load: nothing,
  authorize: portalPolicy.visit,
  rows,
  ...shownExperts,
  sortings,
  more: async (ctx, { query: params }) => ({
    facets: await readFacets(ctx, params, shownExperts, { ...facets, certified }),
  }),
})

export const listShowcaseMentorsQuery = listOf(showcase.listShowcaseMentors, {
  load: nothing,
  authorize: portalPolicy.visit,
  rows,
  ...shownMentors,
  sortings,
  more: async (ctx, { query: params }) => ({
    facets: await readFacets(ctx, params, shownMentors, facets),
  }),
})

export const listShowcaseTrackersQuery = listOf(showcase.listShowcaseTrackers, {
  load: nothing,
  authorize: portalPolicy.visit,
  rows,
  ...shownTrackers,
  sortings,
  more: async (ctx, { query: params }) => ({
    facets: await readFacets(ctx, params, shownTrackers, facets),
  }),
})

type NextHour = { at: string; timeZone: string }

const readNextHour = async ({ db }: Context, uid: string): Promise<NextHour | null> => {
  const { rows } = await sql<{
    hour: NextHour | null
  }>`select ${nextFreeHour(sql`${uid}::uuid`)} as hour`.execute(db)
  return rows[0]!.hour
}

export const getShowcasePersonQuery = query({
  endpoint: showcase.getShowcasePerson,
  load: (ctx, { query: { uid, role } }) => findShowcaseCard(ctx.db, uid, role),
  authorize: showcaseCards.view,
  run: async (ctx, _input, { uid, fullName, avatar, role }) => {
    const [profile, nextHour] = await Promise.all([
      readProfile(ctx, uid),
      role === 'MENTOR' ? readNextHour(ctx, uid) : null,
    ])
    if (!profile) throw notFound()
    return { ...publicPart(profile), avatar, fullName, nextHour }
  },
})
