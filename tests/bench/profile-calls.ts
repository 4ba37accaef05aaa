import type pg from 'pg'
import { elementsOf, type ElementTree } from '../../features/fields/domain/tree.ts'
import type { Case } from './measure.ts'
import { againstBoth } from './write-calls.ts'

type Sides = { api: string; floor: string; founder: { uid: string; headers: Record<string, string> } }

/** Number of projects to save to: more than connections, so that no two concurrent requests change the same value. */
const savedInto = 200

const projectsOf = async (client: pg.Client, leaderUid: string): Promise<number[]> => {
  const name = 'Bench profile'
  const { rows } = await client.query<{ id: number }>(
    `with had as (select id from project where leader_uid = $1 and name like $2 || ' %'),
       made as (
         insert into project (leader_uid, name) select $1, $2 || ' ' || n
         from generate_series(1 + (select count(*)::int from had), $3::int) n returning id),
       member as (insert into project_member (project_id, person_uid) select id, $1 from made)
     select id::int as id from had union all select id::int from made`,
    [leaderUid, name, savedInto],
  )
  return rows.map(({ id }) => id)
}

/** The fullest profile among a person's projects. */
const fullest = async (client: pg.Client, leaderUid: string): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    `select p.id::int as id from project p join profile_value v on v.project_id = p.id
     where p.leader_uid = $1 group by p.id order by count(*) desc limit 1`,
    [leaderUid],
  )
  return rows[0]!.id
}

const textField = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ tree: ElementTree }>(
    `select v.tree from profile_template_version v join profile_template t on t.id = v.template_id
     where t.main and v.status = 'ACTIVE'`,
  )
  return elementsOf(rows[0]!.tree).find((element) => element.kind === 'PLAIN' && element.type === 'STRING')!
    .code
}

/** The calls of a founder's page: loading the whole profile, and saving one field. */
export const profileCases = async (client: pg.Client, { api, floor, founder }: Sides): Promise<Case[]> => {
  const code = await textField(client)
  const projects = await projectsOf(client, founder.uid)
  const { rows } = await client.query<{ id: number; version: number }>(
    `select project_id::int as id, version from profile_value where project_id = any($1) and element_code = $2`,
    [projects, code],
  )
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  let turn = 0
  const saveOne = () => {
    const projectId = projects[turn++ % projects.length]!
    const version = versions.get(projectId) ?? 0
    versions.set(projectId, version + 1)
    return {
      projectId,
      add: [],
      cells: [{ code, item: null, field: code, value: `Bench ${turn}`, version }],
    }
  }
  const id = await fullest(client, founder.uid)
  return [
    [
      'a whole profile',
      '>= 0.60',
      { url: `${api}/project-profile/get?projectId=${id}`, headers: founder.headers },
      { url: `${floor}/profile?projectId=${id}` },
    ],
    ...againstBoth('save a field of a profile', {
      ours: {
        url: `${api}/project-profile/save`,
        method: 'POST',
        headers: { ...founder.headers, 'content-type': 'application/json' },
        next: () => ({ body: saveOne() }),
      },
      floor,
      same: {
        write: 'save',
        next: () => ({ projectId: saveOne().projectId, code, value: `Bench ${turn}`, uid: founder.uid }),
      },
    }),
  ]
}
