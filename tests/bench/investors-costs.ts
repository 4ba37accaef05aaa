import type pg from 'pg'
import { demoPassword } from '../../database/demo/index.ts'
import {
  getInvestorFilters,
  getInvestorsCards,
} from '../../features/investors/contract/investor-showcase.endpoints.ts'
import { listPipeline } from '../../features/investors/contract/pipeline.endpoints.ts'
import { signIn } from '../support/http-sign-in.ts'
import { onDemo, sayCost, type Say } from './demo-world.ts'
import { askCost } from './statement-costs.ts'

/** Maximum database milliseconds of a list's page, and of a search. */
const pageGoal = 5
const searchGoal = 50

const investors = 10_000
const cardsOfEach = 10
/** The pipeline of the demo's investor. */
const ownCards = 1_000

/** Investors with public cards, and 100,000 pipeline cards. */
const fill = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from person where email like 'investor-%@bench.example'",
  )
  if (rows[0]!.n > 0) return
  await client.query(`
    insert into person (uid, email, last_name, first_name, middle_name, card_published, card_to_world)
    select gen_random_uuid(), 'investor-' || n || '@bench.example', 'Инвестор' || n, 'Лев', '', true, true from generate_series(1, ${investors}) n`)
  await client.query(`
    insert into person_role (person_uid, role) select uid, 'INV' from person where email like 'investor-%@bench.example'`)
  await client.query(`
    insert into investor_profile (person_uid, thesis, takes_transferred)
    select uid, 'Роботы и датчики для складов', true from person where email like 'investor-%@bench.example'`)
  await client.query(`
    insert into pipeline_card (owner_uid, project_id, stage, note)
    select x.uid, p.id, 'WATCHING', 'Проверить экономику одной продажи'
    from (select uid, row_number() over (order by uid) as n from person where email like 'investor-%@bench.example') x
      cross join generate_series(0, ${cardsOfEach - 1}) k
      join (select id, row_number() over (order by id) as n, count(*) over () as all from project) p
        on p.n = 1 + (x.n * 31 + k) % p.all
    on conflict do nothing`)
  await client.query(`
    insert into pipeline_card (owner_uid, project_id, stage, note, next_step, next_day)
    select x.uid, p.id, 'STUDYING', 'Сильная команда ' || p.id, 'Созвониться', current_date + (p.id % 90)::int
    from person x cross join (select id from project order by id desc limit ${ownCards}) p
    where x.email = 'inv@demo.example' on conflict do nothing`)
  await client.query('analyze')
}

/** Database costs of each call of the showcase of 10,000 investors and of pipelines with 100,000 cards. */
export const measureInvestors = (say: Say): Promise<void> =>
  onDemo({
    name: 'investors',
    port: 3908,
    say,
    fill,
    measure: async ({ client, origin }) => {
      const { rows } = await client.query<{ acceleratorId: number; cards: number; investors: number }>(`
        select (select id::int from accelerator where investor_cards_shown order by id limit 1) as "acceleratorId",
          (select count(*)::int from pipeline_card) as cards, (select count(*)::int from person_role where role = 'INV') as investors`)
      const { acceleratorId, cards, investors: all } = rows[0]!
      const { headers } = await signIn(origin, 'inv@demo.example', demoPassword)
      const onAccelerator = {
        ...headers,
        'accelerator-id': String(acceleratorId),
        'content-type': 'application/json',
      }
      const api = `${origin}/api/v1`
      const show = (body: object, page = ''): [url: string, init: RequestInit] => [
        `${api}${getInvestorsCards.path}?limit=12${page}`,
        { method: 'POST', headers: onAccelerator, body: JSON.stringify(body) },
      ]
      const follow = (query: string): [url: string, init: RequestInit] => [
        `${api}${listPipeline.path}?limit=50${query}`,
        { headers: onAccelerator },
      ]
      say(`${all} investors, ${cards} cards of pipelines`)
      say('| call | ms of the database | goal |')
      say('| --- | --- | --- |')
      const calls: [name: string, request: [url: string, init: RequestInit], goal: number][] = [
        ['showcase by name', show({}), pageGoal],
        ['showcase by day of registration', show({ sorting: 'ID', sortingDirection: 'DESC' }), pageGoal],
        ['showcase, a page far on', show({}, '&offset=4800'), searchGoal],
        ['showcase found by a word', show({ findText: 'Инвестор77' }), searchGoal],
        [
          'showcase, its filters',
          [`${api}${getInvestorFilters.path}`, { headers: onAccelerator }],
          searchGoal,
        ],
        ['pipeline by the next step', follow(''), pageGoal],
        ['pipeline by the last change', follow('&sort=-CHANGE_DATE'), pageGoal],
        ['pipeline found by a word', follow(`&findText=${encodeURIComponent('сильная')}`), searchGoal],
      ]
      for (const [name, [url, init], goal] of calls) {
        const cost = await askCost(client, url, init, { whole: true })
        sayCost(say, name, cost?.ms ?? Infinity, goal)
      }
    },
  })
