import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import { instantJson } from '#platform/server/sql.ts'
import type { expertJobResult } from '../contract/expert-job.schemas.ts'
import { readReview } from './templates/read-review.ts'

/** The expert's current result. */
export type WrittenResult = Pick<
  z.output<typeof expertJobResult>,
  'template' | 'questions' | 'conclusion' | 'comments' | 'file'
>

/** Reads the template review, questions with answers, the conclusion, comments and the file of a job. */
export const readResult = async (db: Db, jobId: number): Promise<WrittenResult> => {
  const template = readReview(db, jobId)
  const { rows } = await sql<Omit<WrittenResult, 'template'>>`
    select j.conclusion,
      coalesce((select json_agg(json_build_object('position', o.position, 'text', o.text, 'answer', o.answer) order by o.position)
        from expert_job_question o where o.job_id = j.id), '[]') as questions,
      coalesce((select json_agg(json_build_object('id', o.id, 'elementCode', o.element_code, 'text', o.text,
          'version', o.version, 'updatedAt', ${instantJson(sql`o.updated_at`)}) order by o.id)
        from expert_job_comment o where o.job_id = j.id), '[]') as comments,
      (select json_build_object('id', f.id, 'name', f.name, 'size', f.size) from file f where f.id = j.result_file_id) as file
    from expert_job j where j.id = ${jobId}`.execute(db)
  return { ...rows[0]!, template: await template }
}

/** The same before submission: the questions only. */
export const withoutResult = ({ template, questions }: WrittenResult): WrittenResult => ({
  template: template && { ...template, values: {}, names: {} },
  questions: questions.map((one) => ({ ...one, answer: '' })),
  conclusion: '',
  comments: [],
  file: null,
})
