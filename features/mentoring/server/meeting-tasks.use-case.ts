import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { query, useCase } from '#platform/server/handler.ts'
import * as contract from '../contract/meeting.endpoints.ts'
import { meetings } from '../domain/mentoring.policy.ts'
import { type MeetingEvent, maxTasks } from '../domain/states.ts'
import { findMeetingOfTask, readMeetingPage } from './meeting-tasks.ts'
import { findMeeting, lockMeeting, readMeeting } from './mentoring.repository.ts'

export const getMentorMeetingQuery = query({
  endpoint: contract.getMentorMeeting,
  load: (ctx, { query: { meetingId } }) => findMeeting(ctx, meetingId),
  authorize: meetings.view,
  run: (ctx, _input, { id }) => readMeetingPage(ctx, id),
})

/** Tasks are agreed once the meeting has begun; two who add at the same time count one after the other. */
export const addMeetingTaskUseCase = useCase({
  endpoint: contract.addMeetingTask,
  load: (ctx, { body }) => lockMeeting(ctx, body.id),
  authorize: meetings.agree,
  run: async (ctx, { body: { side, text, dueDay } }, one) => {
    if (!one.begun || one.status === 'CANCELLED') throw new ProductError('MEETING_NOT_BEGUN')
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from meeting_task k where k.meeting_id = ${one.id}`.execute(ctx.db)
    if (rows[0]!.n >= maxTasks) throw new ProductError('TOO_MANY_MEETING_TASKS', { count: maxTasks })
    await ctx.db
      .insertInto('meeting_task')
      .values({ meeting_id: one.id, side, text, due_day: dueDay, created_by: ctx.actor.uid })
      .execute()
    return (after) => readMeetingPage(after, one.id)
  },
})

/** Either side may tick a task; the person who did is recorded. */
export const tickMeetingTaskUseCase = useCase({
  endpoint: contract.tickMeetingTask,
  load: (ctx, { body }) => findMeetingOfTask(ctx, body.taskId),
  authorize: meetings.agree,
  run: async (ctx, { body: { taskId, done } }, one) => {
    // Ticked twice, the first stays named.
    await sql`update meeting_task set done_at = ${done ? ctx.now.toISOString() : null},
        done_by = ${done ? ctx.actor.uid : null}
      where id = ${taskId} and (done_at is not null) <> ${done}`.execute(ctx.db)
    return (after) => readMeetingPage(after, one.id)
  },
})

export const removeMeetingTaskUseCase = useCase({
  endpoint: contract.removeMeetingTask,
  load: (ctx, { body }) => findMeetingOfTask(ctx, body.taskId),
  authorize: meetings.agree,
  run: async (ctx, { body: { taskId } }, one) => {
    await ctx.db.deleteFrom('meeting_task').where('id', '=', taskId).execute()
    const { acceleratorId } = one
    await audit(ctx, { acceleratorId, subject: 'mentor_meeting', subjectId: one.id, action: 'removeTask' })
    return (after) => readMeetingPage(after, one.id)
  },
})

/** Thanks once, for what took place. */
export const thankMentorUseCase = useCase({
  endpoint: contract.thankMentor,
  load: (ctx, { body }) => lockMeeting(ctx, body.id),
  authorize: meetings.thank,
  run: async (ctx, { body: { rating, thanks } }, one) => {
    if (one.status !== 'HELD') throw new ProductError('MEETING_NOT_BEGUN')
    if (one.thanked) throw new ProductError('STATE_CHANGED', { state: one.status })
    await ctx.db
      .updateTable('mentor_meeting')
      .set({ rating, thanks, thanked_at: ctx.now.toISOString() })
      .where('id', '=', one.id)
      .execute()
    const { acceleratorId } = one
    await audit(ctx, { acceleratorId, subject: 'mentor_meeting', subjectId: one.id, action: 'thank' })
    await raise(ctx, 'MentorMeetingThanked' satisfies MeetingEvent, { id: one.id }, acceleratorId)
    return (after) => readMeeting(after, one.id)
  },
})
