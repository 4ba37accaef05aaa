import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

type Shown = {
  projectId: number
  acceleratorId: number
  documentIds: number[]
  versionId: number | null
  n: number
}

/** Projects published by the first accelerator, those of the first founder first. */
const readShown = async ({ db }: Scene): Promise<Shown[]> => {
  const { rows } = await sql<Shown>`
    select s.project_id as "projectId", s.accelerator_id as "acceleratorId",
      row_number() over (order by p.leader_uid <> (select uid from person where email = 'ini@demo.example'), s.project_id)::int - 1 as n,
      array(select d.id from project_document d where d.project_id = s.project_id order by d.id limit 3) as "documentIds",
      (select v.id from profile_template_version v join profile_template t on t.id = v.template_id
        where t.main and v.status = 'ACTIVE') as "versionId"
    from shown_project s join project p on p.id = s.project_id
    where s.leads and p.leader_uid is not null and s.accelerator_id = (
      select m.accelerator_id from accelerator_member m join person x on x.uid = m.person_uid
      where x.email = 'acc-admin@demo.example' order by 1 limit 1)
    order by n limit 9`.execute(db)
  return rows
}

const states = [
  'GRANTED',
  'PASSED',
  'NEW',
  'DECLINED',
  'REFUSED',
  'REVOKED',
  'WITHDRAWN',
  'NEW',
  'GRANTED',
] as const

const purposes = [
  'Хочу проверить выручку и договоры до переговоров об участии в раунде.',
  'Сравниваю команды на этом рынке, нужны показатели за последний год.',
  'Готовлю предложение об инвестиции, нужна финансовая модель.',
] as const

/** What a room shows: what the purposes ask for. */
const roomCodes = [
  'pitch',
  'problem',
  'stage',
  'business_model',
  'revenue_models',
  'list_price',
  'metrics',
  'total_invested',
  'wanted_sum',
] as const

/** Investors' data requests, in every state, with a room that was opened and closed. */
export const openDataRooms = async (scene: Scene): Promise<void> => {
  const { db, calendar } = scene
  const shown = await readShown(scene)
  const { rows } = await sql<{
    uid: string
  }>`select uid from person where email = 'inv@demo.example'`.execute(db)
  const investor = rows[0]?.uid
  if (!investor || shown.length === 0) return
  const requests = await insertAll(
    db,
    'data_request',
    shown.map(({ projectId, acceleratorId, documentIds, versionId, n }) => {
      const status = states[n % states.length]!
      const isChosen = status === 'GRANTED' || status === 'REVOKED'
      const isPassed = isChosen || status === 'PASSED' || status === 'REFUSED'
      const age = 20 - n
      return {
        project_id: projectId,
        accelerator_id: acceleratorId,
        requester_uid: investor,
        purpose: purposes[n % purposes.length]!,
        rivals: n % 3 === 1 ? 'Доля в «Складских системах», 4 %.' : '',
        status,
        answer:
          status === 'DECLINED'
            ? 'Команда сейчас не ищет инвестиций.'
            : status === 'REFUSED'
              ? 'Вернёмся к разговору после пилота.'
              : '',
        codes: isChosen ? [...roomCodes] : [],
        version_ids: isChosen && versionId !== null ? [versionId] : [],
        document_ids: isChosen ? documentIds.map(Number) : [],
        shares_contacts: n % 2 === 0,
        team_shares_contacts: isChosen && n === 0,
        terms: isChosen ? 'Не передавать третьим лицам.' : '',
        until_day: isChosen ? calendar.day(30) : null,
        passed_at: isPassed ? calendar.ago(age - 1) : null,
        agreed_at: isChosen ? calendar.ago(age - 2) : null,
        created_at: calendar.ago(age),
        updated_at: calendar.ago(age - 2),
      }
    }),
  )
  const { rows: links } = await sql<{ id: number; name: string }>`
    select r.id, min(d.name) as name from data_request r join project_document d on d.id = any(r.document_ids)
    where d.url is not null group by r.id`.execute(db)
  const linkOf = new Map(links.map(({ id, name }) => [id, name]))
  await insertAll(
    db,
    'room_opening',
    requests
      .filter(({ status }) => status === 'GRANTED' || status === 'REVOKED')
      .flatMap(({ id }) =>
        [3, 2, 1].flatMap((days) => [
          {
            request_id: id,
            person_uid: investor,
            kind: days === 2 && linkOf.has(id) ? 'LINK' : 'ROOM',
            document_name: (days === 2 && linkOf.get(id)) || '',
            page: '',
            seconds: 0,
            marked: null,
            at: calendar.ago(days),
          },
          {
            request_id: id,
            person_uid: investor,
            kind: 'PAGE',
            document_name: '',
            marked: null,
            page: days === 2 ? 'DOCUMENTS' : 'PROFILE',
            seconds: days * 140,
            at: calendar.ago(days),
          },
        ]),
      ),
  )
}
