import { sql } from 'kysely'
import { insertMany } from '../../tests/support/factories/insert.ts'
import type { Templates } from './profile-templates.ts'
import { initiatorsProjects, type Venture } from './projects.ts'
import type { Scene } from './scene.ts'
import type { Lane } from './tracks.ts'

/** Elements of the main template required by applications to these tracks; `!` marks mandatory ones. */
const forms: Readonly<Record<string, readonly string[]>> = {
  invest: ['!pitch', '!problem', '!wanted_sum', 'use_of_funds', 'metrics', 'presentation'],
  'climate-tech': ['!pitch', '!problem', 'stage', 'prototype_story', 'presentation'],
}

/** The track of the initiator's unfinished application. */
const begun = 'invest'

const message = 'Ищем инвестиции на серию и второй регион. Финансовую модель приложим до конца недели.'

/** One of the initiator's projects that has not applied to the track. */
const beginApplication = async (scene: Scene, lane: Lane, ventures: readonly Venture[]): Promise<void> => {
  const own = ventures.filter(({ row }) => (initiatorsProjects as readonly string[]).includes(row.name))
  await sql`
    insert into application_draft (accelerator_id, track_id, track_name, project_id, project_name, message, created_by,
      created_at, updated_at)
    select ${lane.row.accelerator_id}, ${lane.row.id}, ${lane.row.name}, p.id, p.name, ${message}, p.leader_uid,
      ${scene.calendar.ago(2)}, ${scene.calendar.ago(1)}
    from project p where p.id = any(${own.map(({ row }) => row.id)}) and not exists (
      select from acceleration_request r where r.project_id = p.id and r.track_id = ${lane.row.id})
    order by p.id desc limit 1`.execute(scene.db)
}

/** Two tracks ask questions about the project in the application; applicants with complete answers were asked, too. */
export const askApplicants = async (
  scene: Scene,
  { main }: Templates,
  { lanes, ventures }: { lanes: readonly Lane[]; ventures: readonly Venture[] },
): Promise<void> => {
  const asking = lanes.filter(({ plan }) => forms[plan.link])
  await insertMany(
    scene.db,
    'track_form_field',
    asking.flatMap(({ plan, row }) =>
      forms[plan.link]!.map((given, at) => ({
        track_id: row.id,
        template_id: main,
        element_code: given.replace('!', ''),
        seq: at + 1,
        required: given.startsWith('!'),
        read_only: false,
      })),
    ),
  )
  await sql`
    update acceleration_request r set
      asked = (select jsonb_agg(jsonb_build_object('code', f.element_code, 'required', f.required,
        'readOnly', f.read_only) order by f.seq) from track_form_field f where f.track_id = r.track_id),
      profile_version_ids = array(select v.id from profile_template_version v
        where v.template_id = ${main} and v.status = 'ACTIVE')
    where exists (select from track_form_field f where f.track_id = r.track_id) and not exists (
      select from track_form_field f where f.track_id = r.track_id and f.required and not exists (
        select from profile_value_change c where c.project_id = r.project_id and c.element_code = f.element_code
          and c.after is not null and c.at <= r.created_at))`.execute(scene.db)
  const lane = asking.find(({ plan }) => plan.link === begun)
  if (lane) await beginApplication(scene, lane, ventures)
}
