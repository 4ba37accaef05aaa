import { mkdirSync, writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { getScoring } from '../../features/reports/contract/scoring.endpoints.ts'
import { isTable, reportKeys, type TableReportKey } from '../../features/reports/domain/reports.ts'
import { reportContracts } from '../../features/reports/web/report-contracts.ts'
import type { Explain } from './plans.ts'
import { askCost } from './statement-costs.ts'

/** Maximum database milliseconds of a report with its default filter, and its maximum ratio to the bare SQL. */
const goal = 300
const ratioGoal = 1.5

/** Folder of the plans of each report. */
const plansFolder = '.cache/bench/plans'

const ofAccelerator = 'from acceleration_request r where r.accelerator_id = $1'
const page = 'order by lower(r.project_name), r.id limit 50'
const tasksDecided = `from audit_entry e where e.subject = 'task' and e.action in ('accept', 'return', 'discard') and e.accelerator_id = $1`

/** The reason for the end of application `r`: of its decision, of the rejected task, or of the blocking. */
const wordsOfEnd = `case when r.status in ('REJECT', 'CANCEL') then r.reason
  when r.board_column = 'DISCARDED' then (select c.body from project_track q
      join project_trackpoint w on w.project_track_id = q.id and w.state = 'DISCARD_CODE'
      left join task_comment c on c.task_id = w.id and c.kind = 'DISCARD' where q.request_id = r.id limit 1)
  else (select e.comment from project_track q join audit_entry e on e.subject = 'participation'
      and e.subject_id = q.id::text and e.action = 'BLOCK' where q.request_id = r.id limit 1) end`

/** Work `j` accepted by the accelerator, and until when it continued. */
const acceptedWork = `with j as materialized (select r.project_id, q.id as work_id,
    case when q.access_status <> 'ALLOWED_TO_WORK' then q.started_at
      when r.board_column = 'FINISHED' then r.waits_since else 'infinity' end as until
  from acceleration_request r join project_track q on q.request_id = r.id where r.accelerator_id = $1 and r.status = 'ACCEPT')`

/** Saves of fields by team members during their work, each with the time since the previous one. */
const saves = `(select v.project_id, v.element_code,
    v.at - lag(v.at) over (partition by v.project_id, v.changed_by order by v.at) as pause
  from profile_value_change v join project_member m on m.project_id = v.project_id and m.person_uid = v.changed_by
  where exists (select from j where j.project_id = v.project_id and v.at <= j.until))`

const projectsHere = `p.id in (select r.project_id ${ofAccelerator} and r.status in ('NEW', 'ACCEPT'))`

/** The project with the most accepted tasks: the report on one project, and a scoring, are read of it. */
const busyProject = `(select q.project_id from project_track q where q.accelerator_id = $1 and q.request_id is not null
  order by q.tasks_accepted desc, q.id limit 1)`

/** The least that a report of groups of applications reads. */
const grouped = [`select r.track_id, count(*) ${ofAccelerator} group by 1`]

/** The projects in work of each tracker. */
const projectsOfTrackers = `select r.tracker_uid, count(distinct r.project_id) ${ofAccelerator}
  and r.board_column in ('TO_START', 'IN_WORK', 'TO_REVIEW', 'BLOCKED') group by 1`

/** Hand-written SQL for the same rows, without permissions and totals; a report without is compared with `grouped`. */
const bare: Partial<Record<TableReportKey, string[]>> = {
  wholePath: [
    `select to_char(r.created_at at time zone 'Europe/Moscow', 'YYYY-MM'), count(*), count(*) filter (where r.reached >= 1),
       count(*) filter (where r.reached >= 2), count(*) filter (where r.reached >= 3), count(*) filter (where r.reached >= 4),
       count(*) filter (where exists (select from project_track q join expert_job j on j.project_track_id = q.id
         where q.request_id = r.id and j.status = 'COMPLETE')),
       count(*) filter (where exists (select from project_publication u where u.project_id = r.project_id
         and u.accelerator_id = r.accelerator_id and u.status = 'PUBLISHED')),
       percentile_cont(0.5) within group (order by extract(epoch from r.decided_at - r.created_at))
     ${ofAccelerator} group by 1`,
  ],
  pathCohorts: [
    `select to_char(r.created_at at time zone 'Europe/Moscow', 'YYYY-MM'), count(*), (select max(w.state_changed_at) from project_track q
       join project_trackpoint w on w.project_track_id = q.id where q.request_id = max(r.id)) ${ofAccelerator} group by 1`,
    `select r.id, max(w.state_changed_at) from acceleration_request r join project_track q on q.request_id = r.id
       join project_trackpoint w on w.project_track_id = q.id where r.accelerator_id = $1 and r.reached >= 4 group by 1`,
  ],
  pathTimes: [
    `select e.to_state, percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from e.until - e.at)) from (
       select e.to_state, e.at, lead(e.at) over (partition by e.subject_id order by e.id) as until from audit_entry e
       where e.subject = 'task' and e.accelerator_id = $1 and e.to_state is not null) e group by 1`,
    `select percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from r.decided_at - r.created_at)) ${ofAccelerator}`,
  ],
  pathLosses: [
    `select r.reached, r.board_column, r.status, ${wordsOfEnd}, count(*) ${ofAccelerator}
       and r.board_column in ('CLOSED', 'DISCARDED', 'BLOCKED') group by 1, 2, 3, 4 order by 5 desc limit 50`,
    `select r.reached, count(*) ${ofAccelerator} group by 1`,
  ],
  pathProjects: [
    `select r.id, r.project_name, t.name, r.created_at, r.decided_at from acceleration_request r join track t on t.id = r.track_id
       where r.accelerator_id = $1 order by r.created_at desc limit 50`,
    `select count(*) ${ofAccelerator}`,
  ],
  generalReasons: [
    `select r.board_column, r.status, ${wordsOfEnd}, count(*) ${ofAccelerator}
       and r.board_column in ('CLOSED', 'DISCARDED', 'BLOCKED') group by 1, 2, 3 order by 4 desc limit 50`,
  ],
  projectReasonList: [
    `select r.id, p.name, t.name, r.reason, r.waits_since from acceleration_request r join project p on p.id = r.project_id
       join track t on t.id = r.track_id where r.accelerator_id = $1 and r.board_column in ('CLOSED', 'DISCARDED', 'BLOCKED')
       order by r.waits_since desc limit 50`,
    `select count(*) ${ofAccelerator} and r.board_column in ('CLOSED', 'DISCARDED', 'BLOCKED')`,
  ],
  pivotProjects: [
    `select r.track_id, count(*), count(distinct r.project_id), sum(q.tasks_accepted),
       percentile_cont(0.5) within group (order by extract(epoch from now() - r.waits_since))
     from acceleration_request r left join project_track q on q.request_id = r.id where r.accelerator_id = $1 group by 1`,
  ],
  pivotTrackers: [
    projectsOfTrackers,
    `select e.actor_uid, count(*), percentile_cont(0.5) within group (order by extract(epoch from e.at - (
       select s.at from audit_entry s where s.subject = 'task' and s.subject_id = e.subject_id and s.to_state = 'DONE_CODE'
         and s.id < e.id order by s.id desc limit 1))) ${tasksDecided} group by 1`,
  ],
  projectsStatusAsOfDate: [
    `select r.id, r.project_name, o.* from (select r.* ${ofAccelerator} ${page}) r
       cross join lateral application_at(r, now()) o`,
    `select count(*) ${ofAccelerator}`,
  ],
  dynamicsOfProject: [
    `select p.id, p.name from project p where p.id in (select r.project_id ${ofAccelerator}) order by lower(p.name), p.id limit 50`,
    `select e.id, e.at, e.action from audit_entry e where e.subject = 'task' and e.subject_id in (
       select w.id::text from project_track q join project_trackpoint w on w.project_track_id = q.id
       where q.project_id = ${busyProject} and q.accelerator_id = $1) order by e.at desc limit 50`,
    `select s.id, s.assessed_at, s.total from scoring s where s.accelerator_id = $1 and s.project_id = ${busyProject}`,
  ],
  scoring: [
    // Sorted by totals, for which there is no index.
    `select r.id, r.project_name, t.name, s.total from acceleration_request r join track t on t.id = r.track_id
       left join (select distinct on (o.project_id) o.project_id, o.total from scoring o
         where o.accelerator_id = $1 and o.expert_job_id is null
         order by o.project_id, o.id desc) s on s.project_id = r.project_id
       where r.accelerator_id = $1 and r.status in ('NEW', 'ACCEPT') order by coalesce(s.total, -1) desc, r.id desc limit 50`,
    `select count(*) ${ofAccelerator} and r.status in ('NEW', 'ACCEPT')`,
  ],
  projectLeaderContacts: [
    `select p.id, p.name, l.email, l.phone from project p left join person l on l.uid = p.leader_uid where ${projectsHere}
       order by lower(p.name), p.id limit 50`,
    `select count(*) from project p where ${projectsHere}`,
  ],
  projectTeamMembers: [
    `select m.id, p.name, u.last_name from project_member m join project p on p.id = m.project_id
       join person u on u.uid = m.person_uid where ${projectsHere} order by lower(p.name), p.id, m.id limit 50`,
    `select count(*) from project_member m join project p on p.id = m.project_id where ${projectsHere}`,
  ],
  projectRisks: [
    `select k.* from risk k join project p on p.id = k.project_id where ${projectsHere} order by k.id limit 50`,
  ],
  projectProfileInTask: [
    `select f.element_code, count(*) filter (where exists (select from profile_value v where v.project_id = q.project_id
         and v.element_code = f.element_code and v.value is not null))
     from trackpoint_field f join project_trackpoint w on w.trackpoint_id = f.trackpoint_id
       join project_track q on q.id = w.project_track_id
     where f.trackpoint_id = (select f.trackpoint_id from trackpoint_field f join trackpoint k on k.id = f.trackpoint_id
       where k.accelerator_id = $1 limit 1) group by 1`,
  ],
  questionCost: [
    `${acceptedWork} select c.element_code, count(distinct c.project_id), percentile_cont(0.5) within group (order by c.pause)
       from (select c.project_id, c.element_code, sum(c.pause) as pause from ${saves} c group by 1, 2) c group by 1`,
    `select c.element_code, count(*) from task_comment c join project_trackpoint w on w.id = c.task_id
       where w.accelerator_id = $1 and c.remark_status is not null group by 1`,
    `select o.element_code, sum(o.opens) from task_field_opening o join project_trackpoint w on w.id = o.task_id
       where w.accelerator_id = $1 group by 1`,
  ],
  questionProjects: [
    `${acceptedWork} select c.project_id, count(*), sum(c.pause) from ${saves} c
     where c.element_code = (select v.element_code from profile_value_change v limit 1) group by 1 order by 3 desc limit 50`,
  ],
  curatorsSummaryReport: [
    projectsOfTrackers,
    `select r.decided_by, count(*) ${ofAccelerator} group by 1`,
    `select e.actor_uid, e.action, count(*) ${tasksDecided} group by 1, 2`,
    `select r.track_id, count(distinct r.project_id) ${ofAccelerator} and r.reached >= 1 group by 1`,
  ],
  figureRows: [
    `select r.id, r.project_name, r.created_at ${ofAccelerator} order by r.created_at desc, r.id limit 50`,
    `select count(*) ${ofAccelerator}`,
  ],
}

/** The same for the scoring of one project, which is no report with rows. */
const bareOfProject: Record<string, string[]> = {
  scoringOfProject: [
    `select s.* from scoring s where s.accelerator_id = $1 and s.project_id = ${busyProject} order by s.id desc limit 200`,
    // Its rank on its tracks.
    `select r.track_id, count(*), count(*) filter (where s.total > (select max(o.total) from scoring o
         where o.accelerator_id = $1 and o.project_id = ${busyProject}))
     from (select distinct on (o.project_id) o.project_id, o.total from scoring o
       where o.accelerator_id = $1 and o.expert_job_id is null order by o.project_id, o.id desc) s
     join acceleration_request r on r.project_id = s.project_id and r.accelerator_id = $1 and r.status in ('NEW', 'ACCEPT')
     where r.track_id in (select x.track_id from acceleration_request x where x.project_id = ${busyProject}) group by 1`,
  ],
}

const rounds = 5

/** Milliseconds of the bare statements in sequence, the median of several rounds. */
const bareCost = async (client: pg.Client, key: string, acceleratorId: number): Promise<number> => {
  const found: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = performance.now()
    for (const text of { ...bare, ...bareOfProject }[key] ?? grouped)
      await client.query(text, [acceleratorId])
    found.push(performance.now() - before)
  }
  return found.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!
}

type Asked = {
  api: string
  headers: Record<string, string>
  acceleratorId: number
  say: (line: string) => void
  explain: Explain
  only: RegExp
}

/**
 * Database costs of each report with its default filter, compared with the bare SQL of its rows; writes its plans to
 * a file.
 */
export const measureReports = async (
  client: pg.Client,
  { api, headers, acceleratorId, say, explain, only }: Asked,
): Promise<void> => {
  mkdirSync(plansFolder, { recursive: true })
  say('| report | rows | answer ms | database ms | bare SQL ms | ratio | large tables read whole | goal |')
  say('| --- | --- | --- | --- | --- | --- | --- | --- |')
  const { rows } = await client.query<{ id: string }>(`select ${busyProject} as id`, [acceleratorId])
  const projectId = rows[0]!.id
  const measured: [key: string, name: string, path: string, query: string][] = [
    ...reportKeys.filter(isTable).map((key): (typeof measured)[number] => {
      const { name, path } = reportContracts[key]
      return [key, name, path, `limit=50${key === 'dynamicsOfProject' ? `&projectId=${projectId}` : ''}`]
    }),
    [
      'scoringOfProject',
      getScoring.name,
      getScoring.path,
      `acceleratorId=${acceleratorId}&projectId=${projectId}`,
    ],
  ]
  for (const [key, name, path, query] of measured) {
    if (!only.test(key)) continue
    const url = `${api}${path}?${query}`
    const cost = await askCost(client, url, { headers }, { whole: true, calls: 3 })
    const before = performance.now()
    const answer = await fetch(url, { headers })
    const { total = 0 } = (await answer.json()) as { total?: number }
    const whole = performance.now() - before
    const { text, scanned } = await explain(url, { headers })
    writeFileSync(`${plansFolder}/${name}.txt`, text)
    const own = await bareCost(client, key, acceleratorId)
    const ms = cost?.ms ?? Infinity
    say(
      `| ${key} | ${total} | ${whole.toFixed(0)} | ${ms.toFixed(1)} | ${own.toFixed(1)} | ${(ms / own).toFixed(2)} | ${scanned.join(', ') || '-'} | <= ${goal}: ${ms <= goal ? 'holds' : 'MISSED'}, <= ${ratioGoal} x: ${ms <= own * ratioGoal ? 'holds' : 'missed'} |`,
    )
  }
}
