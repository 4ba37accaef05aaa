import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { List } from '#platform/contract/list.ts'
import { search } from '../../features/search/contract/search.endpoints.ts'
import { everyEndpoint } from '../support/endpoints.ts'
import type { Explain } from './plans.ts'
import { askCost, type Cost } from './statement-costs.ts'

type Asker = { name: string; headers: Record<string, string> }
type Asked = Cost & { who: string; query: string; url: string; headers: Record<string, string> }

/** A common word of the large set, a rare one, a beginning, and one that nobody has written. */
const searches = ['тепло', 'Пульт', 'прогн', 'щзхъйцу']

/** Of the search over everything: besides, a number, a surname, and a word typed with the other keyboard layout. */
const everything = [...searches, 'P-000121', 'Орлов', 'ntgkj']

const ordinaryGoal = 5
const searchGoal = 50

const largestOpenTask = `select task_id::int as "openTaskId" from open_task_entry group by 1 order by count(*) desc limit 1`

/** What a list is of, where it must be told: the largest there is. */
const largest: Record<string, string> = {
  listDictionaryEntries: `select dictionary_id::int as "dictionaryId" from dictionary_value
    group by 1 order by count(*) desc limit 1`,
  listOpenTaskEntries: largestOpenTask,
  listJuryEntries: largestOpenTask,
  listImportItems: `select import_id::int as "importId" from project_import_item group by 1 order by count(*) desc limit 1`,
}

/** By what a list of showcases is narrowed: common values, one that few have, two that seldom go together, and none that there is. */
const narrowings = `with counted as (
    select facet, count(*) as n from shown_project, unnest(facets) facet where leads group by facet),
  ranked as (select facet, row_number() over (order by n desc, facet) as place, row_number() over (order by n, facet) as rarity from counted)
  select (select facet from ranked where place = 1) as common, (select facet from ranked where rarity = 1) as rare,
    (select string_agg(facet, ',') from (select distinct on (split_part(facet, ':', 1)) facet from ranked
      where facet ~ '^(stage|industries):' order by split_part(facet, ':', 1), place) one) as together`

type Narrowings = { common: string; rare: string; together: string }

const narrowedQueries = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<Narrowings>(narrowings)
  const { common, rare, together } = rows[0]!
  return [common, rare, together, 'stage:0'].flatMap((chosen) =>
    ['DATE', 'NAME'].map((sorting) => `sorting=${sorting}&chosen=${encodeURIComponent(chosen)}`),
  )
}

const isList = (endpoint: Endpoint): endpoint is Endpoint & List => 'list' in endpoint

/** How the list may be asked: each order both ways, and each kind of word. */
const queriesOf = ({ list }: List): string[] => [
  ...list.sortings.flatMap((sorting) =>
    ['ASC', 'DESC'].map((direction) => `sorting=${sorting}&sortingDirection=${direction}`),
  ),
  ...(list.search ? searches.map((word) => `findText=${encodeURIComponent(word)}`) : []),
]

/** Where the plans of each list's slowest answer are written. */
const plansFolder = '.cache/bench/plans'

/** Says the slowest answer, and keeps its plans in a file. */
const sayWorst = async (
  name: string,
  found: readonly Asked[],
  goal: number,
  { say, explain }: { say: (line: string) => void; explain: Explain },
): Promise<void> => {
  const [worst] = found.toSorted((a, b) => b.ms - a.ms)
  if (!worst) return
  const { text, scanned } = await explain(worst.url, { headers: worst.headers })
  mkdirSync(plansFolder, { recursive: true })
  const file = join(plansFolder, `${name}${goal === searchGoal ? '.search' : ''}.txt`)
  writeFileSync(file, `${worst.who}: ${worst.query}\n\n${text}`)
  say(
    `| ${name} | ${found.length} | ${worst.who}: ${worst.query} | ${worst.ms.toFixed(2)} | ${worst.pages} | ${scanned.join(', ') || '-'} | <= ${goal}: ${worst.ms <= goal ? 'holds' : 'MISSED'} |`,
  )
}

/** Asks the search over everything for every kind of word, as each asker: all statements of one call together. */
const measureSearch = async (
  client: pg.Client,
  api: string,
  askers: readonly Asker[],
  output: { say: (line: string) => void; explain: Explain },
): Promise<void> => {
  for (const { name, headers } of askers) {
    const found: Asked[] = []
    for (const word of everything) {
      const url = `${api}${search.path}?text=${encodeURIComponent(word)}`
      const cost = await askCost(client, url, { headers })
      if (cost) found.push({ ...cost, who: name, query: word, url, headers })
    }
    await sayWorst(search.name, found, searchGoal, output)
  }
}

/** Asks each declared list in every order and for every kind of word, as each asker, and says its slowest answers and explains them; `only` some by name. */
export const measureLists = async (
  client: pg.Client,
  api: string,
  askers: readonly Asker[],
  output: { say: (line: string) => void; explain: Explain },
  only: RegExp,
): Promise<void> => {
  output.say('| list | asked | slowest | database ms | pages read | large tables read whole | goal |')
  output.say('| --- | --- | --- | --- | --- | --- | --- |')
  for (const { endpoint } of everyEndpoint) {
    if (!isList(endpoint) || !only.test(endpoint.name)) continue
    const told = largest[endpoint.name]
    const of = told ? ((await client.query<Record<string, unknown>>(told)).rows[0] ?? {}) : {}
    const fixed = Object.entries(of).map(([name, value]) => `&${name}=${String(value)}`)
    const found: Asked[] = []
    const besides = endpoint.name === 'listShownProjects' ? await narrowedQueries(client) : []
    for (const { name, headers } of askers)
      for (const query of [...queriesOf(endpoint), ...besides]) {
        const url = `${api}${endpoint.path}?limit=12&${query}${fixed.join('')}`
        const cost = await askCost(client, url, { headers })
        if (cost) found.push({ ...cost, who: name, query: decodeURIComponent(query), url, headers })
      }
    for (const [isSearch, goal] of [
      [false, ordinaryGoal],
      [true, searchGoal],
    ] as const) {
      const answers = found.filter(({ query }) => query.startsWith('findText') === isSearch)
      await sayWorst(endpoint.name, answers, goal, output)
    }
  }
  if (only.test(search.name)) await measureSearch(client, api, askers, output)
}
