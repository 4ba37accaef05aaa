import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { noStudent, type Student } from '../domain/student.ts'

/** Fills the empty student data of a person's profile with what they entered elsewhere; existing values stay. */
export const completeStudent = async (db: Db, uid: string, student: Student): Promise<void> => {
  await sql`
    insert into person_profile (person_uid, student)
    values (${uid}, completed_student(${JSON.stringify(noStudent)}::jsonb, ${JSON.stringify(student)}::jsonb))
    on conflict (person_uid) do update set student = completed_student(person_profile.student, ${JSON.stringify(student)}::jsonb)`.execute(
    db,
  )
}
