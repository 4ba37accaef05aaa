import type { z } from 'zod'
import { personOf } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import type { officeHoursForm } from '../contract/mentoring.schemas.ts'
import { createOfficeHours, editOfficeHours } from '../contract/office-hours.endpoints.ts'
import { officeHours } from '../domain/mentoring.policy.ts'
import { mentorOf } from './mentor-of.ts'
import { findOfficeHours, readOfficeHours } from './mentoring.repository.ts'

type Fields = Omit<z.output<typeof officeHoursForm>, 'version'>

const columnsOf = (fields: Fields) => ({
  topics: fields.topics,
  rules: JSON.stringify(fields.rules) as never,
  time_zone: fields.timeZone,
  slot_minutes: fields.slotMinutes,
  buffer_minutes: fields.bufferMinutes,
  ahead_days: fields.aheadDays,
  notice_hours: fields.noticeHours,
  team_limit: fields.teamLimit,
  programme_limit: fields.programmeLimit,
  most_in_row: fields.mostInRow,
  most_teams: fields.mostTeams,
  place: fields.place,
  link: fields.link,
  is_open: fields.isOpen,
})

/** Sets office hours where one is a mentor; a second time they are edited. */
export const createOfficeHoursUseCase = useCase({
  endpoint: createOfficeHours,
  load: async ({ actor }, { body: { acceleratorId } }) => ({
    acceleratorId,
    personUid: personOf(actor)?.uid ?? '',
    leads: false,
    memberUids: [] as string[],
  }),
  authorize: officeHours.manage,
  run: async (ctx, { body }, { acceleratorId, personUid }) => {
    const { id } = await ctx.db
      .insertInto('office_hours')
      .values({
        ...columnsOf(body),
        mentor_id: await mentorOf(ctx.db, personUid),
        accelerator_id: acceleratorId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { acceleratorId, subject: 'office_hours', subjectId: id, action: 'create' })
    return (after) => readOfficeHours(after, id)
  },
})

/** Changes office hours that nobody changed meanwhile; what is booked stays. */
export const editOfficeHoursUseCase = useCase({
  endpoint: editOfficeHours,
  load: (ctx, { body }) => findOfficeHours(ctx, body.id),
  authorize: officeHours.manage,
  run: async (ctx, { body }, { id, acceleratorId }) => {
    const saved = await ctx.db
      .updateTable('office_hours')
      .set({ ...columnsOf(body), version: body.version + 1, updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .where('version', '=', body.version)
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    await audit(ctx, { acceleratorId, subject: 'office_hours', subjectId: id, action: 'edit' })
    return (after) => readOfficeHours(after, id)
  },
})
