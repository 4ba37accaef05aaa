import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { keepFile, storeUpload } from '#platform/server/files/files.ts'
import { useCase } from '#platform/server/handler.ts'
import { addOpenTaskMaterial, removeOpenTaskMaterial } from '../contract/material.endpoints.ts'
import { addMaterial, isAddition, removeMaterial } from '../domain/change.rules.ts'
import { maxMaterials } from '../domain/limits.ts'
import { openTasks } from '../domain/open-task.policy.ts'
import { isModerated } from '../domain/states.ts'
import { findWaitingChange, noteChange } from './change.repository.ts'
import { lockOpenTask, isEditable } from './open-task.repository.ts'
import { readOpenTaskPage } from './read-open-task.ts'
import { touchOpenTask } from './record-change.ts'

export const addOpenTaskMaterialUseCase = useCase({
  endpoint: addOpenTaskMaterial,
  load: (ctx, { query: { openTaskId } }) => lockOpenTask(ctx, openTaskId),
  authorize: openTasks.manage,
  prepare: storeUpload,
  run: async (ctx, _input, { id, status }, file) => {
    if (!isEditable(status)) throw new ProductError('OPEN_TASK_SEALED')
    const { n } = await ctx.db
      .selectFrom('open_task_material')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('task_id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (n >= maxMaterials) throw new ProductError('OPEN_TASK_LIMIT', { count: maxMaterials })
    const fileId = await keepFile(ctx, 'OPEN_TASK', `person:${ctx.actor.uid}`, file)
    const material = await ctx.db
      .insertInto('open_task_material')
      .values({ task_id: id, file_id: fileId, name: file.name })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow()
    await noteChange(ctx, { id, status }, (change) => addMaterial(change, material))
    await touchOpenTask(ctx, id)
    await audit(ctx, {
      acceleratorId: null,
      subject: 'open_task',
      subjectId: id,
      action: 'addMaterial',
      comment: file.name,
    })
    return (after) => readOpenTaskPage(after, id)
  },
})

export const removeOpenTaskMaterialUseCase = useCase({
  endpoint: removeOpenTaskMaterial,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: async (ctx, { body: { materialId } }, { id, status }) => {
    if (!isEditable(status)) throw new ProductError('OPEN_TASK_SEALED')
    const waiting = await findWaitingChange(ctx.db, id)
    // Approved materials are retained until an administrator has seen their removal.
    const isPublished = isModerated(status) && !(waiting && isAddition(waiting, materialId))
    const removed = await (
      isPublished
        ? ctx.db
            .updateTable('open_task_material')
            .set({ removed_at: ctx.now.toISOString() })
            .where('id', '=', materialId)
            .where('task_id', '=', id)
            .where('removed_at', 'is', null)
            .returning('name')
        : ctx.db
            .deleteFrom('open_task_material')
            .where('id', '=', materialId)
            .where('task_id', '=', id)
            .returning('name')
    ).executeTakeFirst()
    const { name } = stillThere(removed)
    await noteChange(ctx, { id, status }, (change) => removeMaterial(change, { id: materialId, name }))
    await touchOpenTask(ctx, id)
    await audit(ctx, {
      acceleratorId: null,
      subject: 'open_task',
      subjectId: id,
      action: 'removeMaterial',
      comment: name,
    })
    return (after) => readOpenTaskPage(after, id)
  },
})
