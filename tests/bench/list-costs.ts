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

/** A frequent word of the generated rows, a rare one, a prefix, and one without matches. */
const searches = ['тепло', 'Пульт', 'прогн', 'щзхъйцу']

/**
 * Additional searches for the global search: a number, a surname, and a word typed with the wrong keyboard layout.
 */
const everything = [...searches, 'P-000121', 'Орлов', 'ntgkj']

const ordinaryGoal = 5
const searchGoal = 50

const largestOpenTask = `select task_id::int as "openTaskId" from open_task_entry group by 1 order by count(*) desc limit 1`

/** The parent object of a list that needs one: the largest. */
const largest: Record<string, string> = {
  listDictionaryEntries: `select dictionary_id::int as "dictionaryId" from dictionary_value
    group by 1 order by count(*) desc limit 1`,
  listOpenTaskEntries: largestOpenTask,
  listJuryEntries: largestOpenTask,
  listImportItems: `select import_id::int as "importId" from project_import_item group by 1 order by count(*) desc limit 1`,
}

/** Filters of the list of showcases: frequent values, a rare one, a rare combination, and one without matches. */
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

/** Requests to the list: each sorting in both directions, and each kind of search. */
const queriesOf = ({ list }: List): string[] => [
  ...list.sortings.flatMap((sorting) =>
    ['ASC', 'DESC'].map((direction) => `sorting=${sorting}&sortingDirection=${direction}`),
  ),
  ...(list.search ? searches.map((word) => `findText=${encodeURIComponent(word)}`) : []),
]

/** Folder of the plans of each list's slowest answer. */
const plansFolder = '.cache/bench/plans'

/** Prints the slowest answer, and writes its plans to a file. */
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

/** Runs the global search for each kind of search as each user, counting all statements of a call together. */
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

/**
 * Requests each declared list in every sorting and with each kind of search, as each user, then prints and explains
 * its slowest answers; `only` restricts it to some lists by name.
 */
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
    const known = largest[endpoint.name]
    const of = known ? ((await client.query<Record<string, unknown>>(known)).rows[0] ?? {}) : {}
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
