import { sql } from 'kysely'
import { insertMany } from '../../tests/support/factories/insert.ts'
import type { TrackpointKey } from './content/trackpoints.ts'
import type { Templates } from './profile-templates.ts'
import type { Scene } from './scene.ts'
import type { Lane } from './tracks.ts'

type Wish = { main?: readonly string[]; passport?: readonly string[]; readOnly?: readonly string[] }

/** Profile elements required by trackpoints; `!` marks mandatory ones. */
const wishes: Partial<Record<TrackpointKey, Wish>> = {
  profile: {
    main: ['!pitch', '!description', 'industries', 'stage', 'presentation', 'contact_phone'],
  },
  customer: {
    main: [
      '!problem',
      'customer_types',
      'consumer_ages',
      'tender_experience',
      'customer_portrait',
      'current_ways',
    ],
  },
  interviews: { main: ['!interviews_count', 'interview_insights'], readOnly: ['problem'] },
  value: { main: ['solution', 'strengths', 'competitors'], readOnly: ['customer_portrait'] },
  economics: { main: ['!revenue_models', 'list_price', 'unit_economics'] },
  mvp: { main: ['has_prototype', 'prototype_story', 'prototype_photos', 'roadmap'] },
  sales: { main: ['has_sales', 'first_sale_on', 'metrics'] },
  pilot: { main: ['pilots'], readOnly: ['solution'] },
  plan: { main: ['market_size', 'sales_plan', 'money_months', 'financial_model'] },
  roadmap: { main: ['roadmap'] },
  pitch: { main: ['seeks_investment', 'wanted_sum', 'offered_share', 'use_of_funds', 'presentation'] },
  diligence: {
    main: ['has_entity', 'legal_form', 'legal_name', 'tax_number', 'paper_list'],
    passport: ['tech_name', 'readiness', 'has_ip', 'ip_objects'],
  },
}

/** Elements required by a trackpoint, unordered. */
export const wishedCodes = (key: TrackpointKey): string[] => {
  const { main = [], passport = [], readOnly = [] } = wishes[key] ?? {}
  return [...main, ...passport, ...readOnly].map((code) => code.replace('!', ''))
}

const rowsOf = ({ main, passport }: Templates, { points, plan }: Lane) =>
  points.flatMap((point, i) => {
    const wish = wishes[plan.points[i]!] ?? {}
    const field = (template_id: number, read_only: boolean) => (given: string) => ({
      trackpoint_id: point.id,
      template_id,
      element_code: given.replace('!', ''),
      required: given.startsWith('!'),
      read_only,
    })
    return [
      ...(wish.readOnly ?? []).map(field(main, true)),
      ...(wish.main ?? []).map(field(main, false)),
      ...(wish.passport ?? []).map(field(passport, false)),
    ].map((row, seq) => ({ ...row, seq: seq + 1 }))
  })

/** Adds profile fields to trackpoints; tasks in progress get the same. */
export const askForFields = async (
  scene: Scene,
  templates: Templates,
  lanes: readonly Lane[],
): Promise<void> => {
  await insertMany(
    scene.db,
    'trackpoint_field',
    lanes.flatMap((lane) => rowsOf(templates, lane)),
  )
  // Elements empty in completed tasks were not mandatory there.
  await sql`
    update project_trackpoint w set
      asked = coalesce((
        select jsonb_agg(jsonb_build_object('code', f.element_code, 'readOnly', f.read_only,
          'required', f.required and (w.state in ('PROCESS_CODE', 'START') or exists (
            select from profile_value v join project_track q on q.project_id = v.project_id
            where q.id = w.project_track_id and v.element_code = f.element_code))) order by f.seq)
        from trackpoint_field f where f.trackpoint_id = w.trackpoint_id), '[]'),
      profile_version_ids = array(
        select v.id from profile_template t join profile_template_version v on v.template_id = t.id and v.status = 'ACTIVE'
        where t.id in (select f.template_id from trackpoint_field f where f.trackpoint_id = w.trackpoint_id)
        order by t.main desc, t.id)
    where w.state <> 'NOT_STARTED'`.execute(scene.db)
}
