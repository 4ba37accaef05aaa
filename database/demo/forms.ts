import { createHash } from 'node:crypto'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { newSecret } from '#platform/server/secrets/hashed-secret.ts'
import type { FormKind } from '../../features/form-intake/domain/kinds.ts'
import { insertOne, type NewRow } from '../../tests/support/factories/insert.ts'
import type { DemoAccelerator } from './accelerators.ts'
import {
  failedAnswers,
  formNames,
  investorAnswers,
  investorFields,
  siteFields,
  siteStages,
} from './content/forms.ts'
import type { Filed } from './requests.ts'
import type { Scene } from './scene.ts'
import type { Lane } from './tracks.ts'

/** Rows are inserted as one JSON document, so a value may be an object. */
const document = (value: object) => value as { length?: undefined }

type Plan = { name: string; kind: FormKind; fields: typeof siteFields; trackId: number | null }

const makeForm = async (scene: Scene, house: DemoAccelerator, plan: Plan): Promise<number> => {
  const { key, hash } = newSecret()
  const at = scene.calendar.ago(20)
  const { id } = await insertOne(scene.db, 'intake_form', {
    accelerator_id: house.row.id,
    name: plan.name,
    kind: plan.kind,
    track_id: plan.trackId,
    settings: document({
      fields: plan.fields.map(([name, target]) => ({
        name,
        target,
        values: target === 'plain.stage' ? siteStages : {},
      })),
      constants: [],
      honeypot: 'website_url',
      perMinute: 60,
    }),
    key,
    secret_hash: `\\x${hash.toString('hex')}` as never,
    secret_at: at,
    owner_uid: house.admins[0]!.uid,
    created_at: at,
  })
  return id
}

type Content = Readonly<Record<string, string>>
type Came = { day: number; content: Content } & Partial<NewRow<'form_submission'>>

const rowOf = (
  scene: Scene,
  house: DemoAccelerator,
  formId: number,
  came: Came,
): NewRow<'form_submission'> => {
  const { day, content, ...rest } = came
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  return {
    form_id: formId,
    accelerator_id: house.row.id,
    dedupe_key: `content:${hash}`,
    received: 1,
    content: JSON.stringify(content),
    email: content['Email'] ?? '',
    sender: content['Name'] ?? '',
    student: null,
    status: 'NEW',
    reason: null,
    comment: '',
    problems: '[]',
    project_id: null,
    request_id: null,
    waits_for: null,
    created_at: scene.calendar.ago(day),
    decided_at: null,
    ...rest,
  }
}

const answerOf = ({ venture: { leader, startup } }: Filed): Content => ({
  Email: leader.email,
  Name: `${leader.first_name} ${leader.last_name}`,
  Project: startup.name,
  Pitch: startup.summary,
  formname: 'Заявка',
})

/** Where one of the senders studies. */
const studies = {
  university: 'ГУАП',
  faculty: '',
  department: '',
  group: '',
  courseNumber: 3,
  socialNetwork: '',
}

/** Applications of teams that came by the form and were invited; one came twice, as builders try again. */
const takenFrom = (scene: Scene, filed: readonly Filed[]): Came[] =>
  filed.map((one, at) => {
    const studyAnswers: Content = at === 0 ? { University: studies.university, Course: '3 курс' } : {}
    return {
      day: one.day,
      content: { ...answerOf(one), ...studyAnswers, tranid: `7214:${104_311 + at}` },
      student: at === 0 ? JSON.stringify(studies) : null,
      status: 'PROCESSED',
      received: at === 0 ? 2 : 1,
      project_id: one.venture.row.id,
      request_id: one.row.id,
      decided_at: scene.calendar.ago(one.day),
    }
  })

/** The open track of the form: teams may apply at any time, and a person decides. */
const openLane = (lanes: readonly Lane[], house: DemoAccelerator): Lane =>
  lanes.find(
    ({ house: of, plan }) =>
      of === house &&
      plan.status === undefined &&
      !plan.blocked &&
      !plan.schedule &&
      !plan.acceptsAutomatically,
  )!

/** A submission in the name of the initiator's demo account, awaiting their consent. */
const askLeader = async (
  scene: Scene,
  house: DemoAccelerator,
  formId: number,
  filed: readonly Filed[],
): Promise<void> => {
  const application = filed.find(
    ({ venture, lane }) => lane.house === house && venture.leader.email === 'ini@demo.example',
  )!
  const { row, leader, startup } = application.venture
  const day = 0.4
  const { id } = await scene.db
    .insertInto('form_submission')
    .values(
      rowOf(scene, house, formId, {
        day,
        content: { ...answerOf(application), Interviews: '52', tranid: '7214:104388' },
        reason: 'WAITS_LEADER',
        project_id: row.id,
        waits_for: leader.uid,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertOne(scene.db, 'notification', {
    code: 'FORM_SUBMISSION_TO_CONFIRM',
    params: document({ project: startup.name, accelerator: house.plan.name }),
    recipient_uid: leader.uid,
    accelerator_id: house.row.id,
    link: linkTo('/bch/view/form-offer', { submissionId: id }),
    created_at: scene.calendar.ago(day),
  })
}

/** Forms of the accelerator's site with their submissions: accepted, failed, and pending. */
export const fillForms = async (
  scene: Scene,
  houses: readonly DemoAccelerator[],
  lanes: readonly Lane[],
  filed: readonly Filed[],
): Promise<void> => {
  const house = houses[0]!
  const lane = openLane(lanes, house)
  const site = await makeForm(scene, house, {
    name: formNames.site,
    kind: 'APPLICATION',
    fields: siteFields,
    trackId: lane.row.id,
  })
  const investors = await makeForm(scene, house, {
    name: formNames.investors,
    kind: 'INVESTOR_ACCESS',
    fields: investorFields,
    trackId: null,
  })
  const took = filed.filter((one) => one.lane === lane && one.day < 20).slice(0, 4)
  const came: Came[] = [
    ...takenFrom(scene, took),
    ...failedAnswers.map(({ day, content, reason, problems, comment }) => ({
      day,
      content: content as Content,
      status: 'REJECTED' as const,
      reason,
      comment,
      problems: JSON.stringify(problems),
      decided_at: scene.calendar.ago(day),
    })),
  ]
  const fromInvestors: Came[] = investorAnswers.map(({ day, content, settled }) => ({
    day,
    content,
    ...(settled === null
      ? { reason: 'WAITS_HAND' }
      : { status: 'PROCESSED' as const, comment: settled, decided_at: scene.calendar.ago(day - 0.5) }),
  }))
  const rows = [
    ...came.map((one) => ({ day: one.day, row: rowOf(scene, house, site, one) })),
    ...fromInvestors.map((one) => ({ day: one.day, row: rowOf(scene, house, investors, one) })),
  ].toSorted((a, b) => b.day - a.day)
  for (const { row } of rows) await scene.db.insertInto('form_submission').values(row).execute()
  await askLeader(scene, house, site, filed)
}
