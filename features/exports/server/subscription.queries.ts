import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { getSubscriptionPeople, getSubscriptions } from '../contract/subscription.endpoints.ts'
import { subscriptions } from '../domain/subscription.policy.ts'
import { nameOf } from './list-words.ts'
import type { ExportSettings } from './settings.ts'
import { readAddressable } from './subscription.repository.ts'

type Item = ResponseOf<typeof getSubscriptions>['items'][number]
type Raw = Omit<Item, 'name' | 'actions'> & { list: string; personUids: string[] }

export const getSubscriptionPeopleQuery = query({
  endpoint: getSubscriptionPeople,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => ({ items: await readAddressable(ctx.db, ctx.actor, ctx.acceleratorId) }),
})

export const getSubscriptionsQuery = ({ find }: ExportSettings) =>
  query({
    endpoint: getSubscriptions,
    load: nothing,
    authorize: portalPolicy.signIn,
    run: async (ctx) => {
      const { rows } = await sql<Raw>`
        select s.id, s.list, s.weekday, s.clock, s.time_zone as "timeZone", s.asked ->> 'period' as period, ${personRefJson('o')} as owner,
          array(select b.person_uid from list_subscriber b where b.subscription_id = s.id) as "personUids",
          coalesce((select json_agg(json_build_object('person', ${personRefJson('x')}, 'stopped', b.stopped is not null)
              order by lower(x.last_name), x.uid)
            from list_subscriber b join person x on x.uid = b.person_uid where b.subscription_id = s.id), '[]') as people
        from list_subscription s join person o on o.uid = s.owner_uid
        where s.owner_uid = ${ctx.actor.uid} or exists (select from list_subscriber b
          where b.subscription_id = s.id and b.person_uid = ${ctx.actor.uid})
        order by s.id desc limit 200`.execute(ctx.db)
      return {
        items: rows.map(({ list, personUids, ...row }) => {
          const known = find(list)
          const facts = { ownerUid: row.owner.uid, personUids }
          return {
            ...row,
            name: known ? nameOf(known, ctx.locale) : list,
            actions: (['delete', 'leave'] as const).filter((action) =>
              subscriptions[action].allows(ctx.actor, facts),
            ),
          }
        }),
      }
    },
  })
