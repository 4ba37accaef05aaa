import { chromium } from '@playwright/test'
import type pg from 'pg'
import {
  getTechnologyGraph,
  getTechnologyNeighbours,
  getTechnologyTree,
  listShownTechnologies,
} from '../../features/technologies/contract/shown-technology.endpoints.ts'
import { onDemo, sayCost, type Say } from './demo-world.ts'
import { askCost } from './statement-costs.ts'

/** Maximum database milliseconds of one call, and maximum milliseconds until the whole map is drawn. */
const callGoal = 100
const drawnGoal = 1500

/** 10,000 technologies in a tree with ten children each, a chain of a thousand, and 50,000 relations. */
const fill = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from technology where code like 'B-%'",
  )
  if (rows[0]!.n > 0) return
  await client.query(`
    insert into technology (code, name_ru, name_en, purpose_ru, level, status)
    select 'B-' || lpad(n::text, 5, '0'), 'Технология ' || n, 'Technology ' || n, 'Назначение технологии ' || n, 1 + n % 9, 'ACTIVE'
    from generate_series(1, 10000) n order by n`)
  // As the trigger would insert them: both directions of each, which it adds one by one.
  await client.query('alter table technology_relation disable trigger technology_relation_pair')
  await client.query(`
    with numbered as (select id, row_number() over (order by code) as n from technology where code like 'B-%'),
    pairs as (
      select a.id, b.id as other, 'PARENT' as kind from numbered a join numbered b on b.n = a.n / 10 where a.n >= 100
      union all select a.id, b.id, 'PREVIOUS' from numbered a join numbered b on b.n = a.n - 1 where a.n between 2 and 1000
      union select a.id, b.id, 'RELATED' from numbered a cross join generate_series(1, 4) k
        join numbered b on b.n = 1 + (a.n * 7919 + k * 104729) % 10000 where a.n <> b.n
    ), chosen as (select * from pairs order by kind, id, other limit 50000)
    insert into technology_relation (technology_id, related_id, kind)
    select id, other, kind from chosen union select other, id, inverse_relation(kind) from chosen on conflict do nothing`)
  await client.query('alter table technology_relation enable trigger technology_relation_pair')
  await client.query('analyze')
}

/** Recorded by the page when the map is drawn: milliseconds since the request. */
const drawn = async (origin: string, say: Say): Promise<void> => {
  // With software rendering: without any there is no picture to wait for.
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', ({ message }) => say(message))
  page.on('console', (message) => {
    if (message.type() === 'error') say(message.text())
  })
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await page.goto(`${origin}/technologies/map`)
    await page.waitForFunction(() => performance.getEntriesByName('technologies-drawn').length > 0)
    times.push(
      await page.evaluate(() => performance.getEntriesByName('technologies-drawn')[0]?.startTime ?? Infinity),
    )
  }
  sayCost(
    say,
    'the map, from the address to the picture, middle of five',
    times.toSorted((a, b) => a - b)[2]!,
    drawnGoal,
  )
  // As a string: the compiler's helper for function names does not exist in the page.
  const all = await page.evaluate<number>(`(async () => {
    const button = document.querySelector('.technology-map__main button')
    const began = performance.now()
    button.click()
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - began
  })()`)
  sayCost(say, 'every group opened: all circles and lines', all, drawnGoal)
  await browser.close()
}

/**
 * The catalogue with 10,000 technologies and 50,000 relations: database costs of each call, and the time until the
 * map is drawn.
 */
export const measureTechnologies = (say: Say): Promise<void> =>
  onDemo({
    name: 'technologies',
    port: 3907,
    say,
    fill,
    measure: async ({ client, origin }) => {
      const { rows } = await client.query<{
        roots: string
        middle: number
        technologies: number
        relations: number
      }>(
        `select (select string_agg(id::text, ',') from (select id from technology where code like 'B-%' order by code limit 20) t) as roots,
      (select technology_id::int from technology_relation group by 1 order by count(*) desc, 1 limit 1) as middle,
      (select count(*)::int from technology) as technologies, (select count(*)::int / 2 from technology_relation) as relations`,
      )
      const { roots, middle, technologies, relations } = rows[0]!
      const api = `${origin}/api/v1`
      say(`${technologies} technologies, ${relations} relations`)
      say('| call | ms of the database | goal |')
      say('| --- | --- | --- |')
      for (const [name, url] of [
        ['list by name', `${listShownTechnologies.path}?limit=12`],
        [
          'list found by a word',
          `${listShownTechnologies.path}?limit=12&findText=${encodeURIComponent('технология 99')}`,
        ],
        ['tree, its roots', getTechnologyTree.path],
        ['tree, twenty places open', `${getTechnologyTree.path}?open=${roots}`],
        [
          'two steps around the one with the most relations',
          `${getTechnologyNeighbours.path}?technologyId=${middle}`,
        ],
        ['two steps around whichever has the most', getTechnologyNeighbours.path],
        ['the whole graph', getTechnologyGraph.path],
      ] as const) {
        const cost = await askCost(client, `${api}${url}`, {}, { whole: true })
        sayCost(say, name, cost?.ms ?? Infinity, name === 'the whole graph' ? drawnGoal / 3 : callGoal)
      }
      await drawn(origin, say)
    },
  })
