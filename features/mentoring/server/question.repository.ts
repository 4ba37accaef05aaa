import { sql } from 'kysely'
import type { z } from 'zod'
import { acceleratorsAs, type Actor, type Person } from '#platform/domain/actor.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { findRow, readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import { instantJson, isAmong, personRefJson } from '#platform/server/sql.ts'
import type { mentorQuestion, questionPage } from '../contract/question.schemas.ts'
import { mentorQuestions, type QuestionFacts } from '../domain/question.policy.ts'
import { maxAdvice } from '../domain/states.ts'

type Question = z.output<typeof mentorQuestion>
type Page = z.output<typeof questionPage>

/**
 * Mentors of the accelerator of question `q` that are related to its project, by a pairing or a meeting. The mentor role alone
 * grants no access.
 */
export const relatedMentors = sql`
  select n.person_uid from (
    select w.mentor_id from project_mentor w
    where w.project_id = q.project_id and w.accelerator_id = q.accelerator_id and w.status = 'AGREED'
    union select m.mentor_id from mentor_meeting m join office_hours h on h.id = m.hours_id
    where m.project_id = q.project_id and h.accelerator_id = q.accelerator_id and m.status in ('BOOKED', 'HELD')
  ) related join mentor n on n.id = related.mentor_id
    join counted_membership k on k.person_uid = n.person_uid and k.accelerator_id = q.accelerator_id and k.role = 'MNT'`

type RawQuestion = Omit<Question, 'actions'> & QuestionFacts & { about: string }

/** Questions `q`. */
export const questionRows: RowSource<RawQuestion, Question> = {
  from: sql`mentor_question q join project p on p.id = q.project_id`,
  key: sql`q.id`,
  columns: () => sql`q.id, q.question, q.about, json_build_object('id', p.id, 'name', p.name) as project,
    json_build_object('id', a.id, 'name', a.name) as accelerator, ${personRefJson('u')} as "askedBy", q.asked_at as "askedAt",
    q.closed_at as "closedAt", q.accelerator_id as "acceleratorId", p.leader_uid as "leaderUid",
    array(select k.person_uid from project_member k where k.project_id = p.id) as "memberUids",
    array(${relatedMentors}) as "mentorUids",
    (select count(*)::int from mentor_advice c where c.question_id = q.id) as advised`,
  joins: sql`join accelerator a on a.id = q.accelerator_id left join person u on u.uid = q.asked_by`,
  row: (raw, { actor }) => {
    const { acceleratorId: _a, leaderUid: _l, memberUids: _m, mentorUids: _n, about: _about, ...row } = raw
    const isOpen = raw.closedAt === null
    return {
      ...row,
      actions: [
        ...(isOpen && mentorQuestions.advise.allows(actor, raw) ? (['advise'] as const) : []),
        ...(mentorQuestions.keep.allows(actor, raw) ? ([isOpen ? 'close' : 'reopen'] as const) : []),
      ],
    }
  },
}

/** A question with the facts of its policy. */
export type QuestionSubject = RawQuestion

/** Loads a question by its id. */
export const findQuestion = (reader: Reader, id: number): Promise<QuestionSubject | undefined> =>
  findRow(reader, questionRows, sql`q.id = ${id}`)

/** Loads the question of an advice. */
export const findQuestionOfAdvice = (
  reader: Reader,
  adviceId: number,
): Promise<QuestionSubject | undefined> =>
  findRow(
    reader,
    questionRows,
    sql`q.id = (select c.question_id from mentor_advice c where c.id = ${adviceId})`,
  )

/** Questions `q` that the person may advise on as a mentor. */
export const adviceScope = (actor: Person): Sql =>
  sql`(${isAmong(sql`q.accelerator_id`, acceleratorsAs(actor, 'MNT'))} and ${actor.uid} in (${relatedMentors}))`

/** The list twin of `mentorQuestions.view`, over questions `q`. */
export const questionScope = (actor: Actor): Sql =>
  actor.kind === 'guest'
    ? sql`false`
    : sql`(exists (select from project_member k where k.project_id = q.project_id and k.person_uid = ${actor.uid})
        or ${isAmong(sql`q.accelerator_id`, acceleratorsAs(actor, 'ACC', 'TRC_TEAM'))}
        or ${adviceScope(actor)})`

/** Open questions `q` that wait for the person's advice. */
export const unadvisedScope = (actor: Person): Sql => sql`q.closed_at is null and ${adviceScope(actor)}
  and not exists (select from mentor_advice c join mentor o on o.id = c.mentor_id
    where c.question_id = q.id and o.person_uid = ${actor.uid})`

/** A question with its advice, the oldest first. */
export const readQuestionPage = async (reader: Reader, id: number): Promise<Page> => {
  const [found, rows, advice] = await Promise.all([
    findQuestion(reader, id),
    readRows(reader, questionRows, sql`q.id = ${id}`),
    sql<{ items: Omit<Page['advice'][number], 'notes'>[] }>`
      select coalesce(json_agg(json_build_object('id', c.id, 'mentor', ${personRefJson('u')}, 'advice', c.advice,
        'givenAt', ${instantJson(sql`c.given_at`)}, 'againstId', c.against_id, 'verdict', c.verdict, 'outcome', c.outcome,
        'notedBy', ${personRefJson('o')}, 'notedAt', ${instantJson(sql`c.noted_at`)}) order by c.given_at, c.id), '[]'::json) as items
      from (select * from mentor_advice c where c.question_id = ${id} order by c.id limit ${sql.lit(maxAdvice)}) c
        join mentor n on n.id = c.mentor_id join person u on u.uid = n.person_uid left join person o on o.uid = c.noted_by`.execute(
      reader.db,
    ),
  ])
  const subject = stillThere(found)
  const notes = mentorQuestions.keep.allows(reader.actor, subject)
  return {
    ...stillThere(rows[0]),
    about: subject.about,
    advice: advice.rows[0]!.items.map((one) => ({ ...one, notes })),
  }
}
