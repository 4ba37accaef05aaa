import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { ExportRequest } from '../contract/export.schemas.ts'
import { getSubscriptionPeople, getSubscriptions } from '../contract/subscription.endpoints.ts'
import { subscriptions } from '../domain/subscription.policy.ts'
import { pageOf } from './list-page.ts'
import { filterNameOf, nameOf } from './list-words.ts'
import type { ExportSettings } from './settings.ts'
import { addressJson, findAddressable, isSponsor } from './subscription.repository.ts'

type Item = ResponseOf<typeof getSubscriptions>['items'][number]
type Raw = Omit<Item, 'name' | 'actions' | 'page'> & {
  request: ExportRequest
  acceleratorId: number | null
  personUids: string[]
}

export const getSubscriptionPeopleQuery = query({
  endpoint: getSubscriptionPeople,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: { findText, programmeId = null } }) => ({
    items: await findAddressable(ctx.db, ctx.actor, {
      acceleratorId: ctx.acceleratorId,
      programmeId,
      findText,
    }),
  }),
})

export const getSubscriptionsQuery = ({ find }: ExportSettings) =>
  query({
    endpoint: getSubscriptions,
    load: nothing,
    authorize: portalPolicy.signIn,
    run: async (ctx) => {
      const { rows } = await sql<Raw>`
        select s.id, s.list, s.asked as request, s.accelerator_id as "acceleratorId", s.fault, s.weekday, s.clock, s.time_zone as "timeZone", s.asked ->> 'period' as period, ${personRefJson('o')} as owner,
          array(select b.person_uid from list_subscriber b where b.subscription_id = s.id) as "personUids",
          coalesce((select json_agg(json_build_object('person', case when ${isSponsor(sql`s.owner_uid`, sql`s.accelerator_id`)}
                then ${addressJson} else ${personRefJson('x')} end, 'stopped', b.stopped is not null)
              order by lower(x.last_name), x.uid)
            from list_subscriber b join person x on x.uid = b.person_uid where b.subscription_id = s.id), '[]') as people
        from list_subscription s join person o on o.uid = s.owner_uid
        where s.owner_uid = ${ctx.actor.uid} or exists (select from list_subscriber b
          where b.subscription_id = s.id and b.person_uid = ${ctx.actor.uid})
        order by s.id desc limit 200`.execute(ctx.db)
      return {
        items: rows.map(({ request, acceleratorId, personUids, ...row }) => {
          const known = find(row.list)
          const facts = { ownerUid: row.owner.uid, personUids }
          return {
            ...row,
            name: known ? nameOf(known, ctx.locale) : row.list,
            fault: known && row.fault !== null ? filterNameOf(known, row.fault, ctx.locale) : row.fault,
            page: known ? pageOf(known, { request, acceleratorId }) : null,
            actions: (['resume', 'delete', 'leave'] as const).filter(
              (action) =>
                (action !== 'resume' || row.fault !== null) && subscriptions[action].allows(ctx.actor, facts),
            ),
          }
        }),
      }
    },
  })
