import type pg from 'pg'
import type { Case } from './measure.ts'

/** The most frequent public requests: the list of projects newest first, of one industry, and by name. */
export const showcaseCases = async (
  client: pg.Client,
  { api, floor }: { api: string; floor: string },
): Promise<Case[]> => {
  const { rows } = await client.query<{ chosen: string }>(
    `select f as chosen from shown_project, unnest(facets) as f where f like 'industries:%' group by 1 order by count(*) desc limit 1`,
  )
  const { chosen } = rows[0]!
  const list = `${api}/showcase/projects/list?limit=12`
  const bare = `${floor}/showcase`
  return [
    ['public list, newest first', '>= 0.70', { url: list }, { url: `${bare}?by=newest` }],
    [
      'public list of an industry',
      '>= 0.70',
      { url: `${list}&chosen=${chosen}` },
      { url: `${bare}?by=newest&chosen=${chosen}` },
    ],
    [
      'public list by name',
      '>= 0.70',
      { url: `${list}&sorting=NAME&sortingDirection=ASC` },
      { url: `${bare}?by=name` },
    ],
  ]
}
