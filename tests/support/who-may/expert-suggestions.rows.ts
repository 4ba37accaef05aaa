import { sql } from 'kysely'
import * as calls from '../../../features/expert-suggestions/contract/expert-suggestion.endpoints.ts'
import { expertSuggestions } from '../../../features/expert-suggestions/domain/expert-suggestion.machine.ts'
import { findSuggestion } from '../../../features/expert-suggestions/server/suggestion.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const deciders: readonly Who[] = ['teamTracker', 'team', 'admin']
/** Members of other accelerators and of this one who cannot order themselves, if they see the project. */
const proposers: readonly Who[] = ['tracker', 'otherTracker', 'expert', 'foreignAdmin']

const onAccelerator = ({ accelerator }: World) => ({ 'accelerator-id': String(accelerator.id) })

/** A published project of leader and member in a track of the accelerator, with a task in review. */
const published = async (world: World) => {
  const { make, people, db } = world
  const project = await world.project()
  await db
    .updateTable('project')
    .set({ access_level: 'ACCELERATOR_TEAM' })
    .where('id', '=', project.id)
    .execute()
  await make.publication({ project })
  const task = await make.task({
    state: 'DONE_CODE',
    project,
    track: await world.track(),
    tracker: people.tracker,
  })
  return { projectId: project.id, taskId: task.id }
}

const suggestion = async (world: World) => {
  const { projectId, taskId } = await published(world)
  const { id } = await insertOne(world.db, 'expert_suggestion', {
    accelerator_id: world.accelerator.id,
    project_id: projectId,
    reason: 'Рынок не проверен.',
    proposer_uid: world.people.foreignAdmin.uid,
  })
  return { taskId, body: { suggestionId: id, version: 1 } }
}

/** Permissions on suggesting reviews and deciding on suggestions. */
export const expertSuggestionRows = [
  // Everybody who sees the project may query the permission.
  row(
    calls.getSuggestionChoices,
    [...proposers, ...deciders, 'leader', 'member', 'portalAdmin', 'deputyAdmin'],
    async (world) => ({
      query: { projectId: String((await published(world)).projectId) },
    }),
  ),
  row(
    calls.suggestExpertise,
    proposers,
    async (world) => ({
      body: { projectId: (await published(world)).projectId, reason: 'Рынок не проверен.' },
    }),
    { see: [...deciders, 'leader', 'member', 'portalAdmin', 'deputyAdmin'] },
  ),
  row(
    calls.listExpertSuggestions,
    deciders,
    async (world) => {
      await suggestion(world)
      return { headers: onAccelerator(world), query: {} }
    },
    {
      rest: 403,
      absent: 403,
      list: checked(
        (parts) => sql`select id from expert_suggestion where accelerator_id = ${acceleratorOf(parts)}`,
        ({ db }, id) => findSuggestion(db, id),
        expertSuggestions.decide.allows,
        { closed: true },
      ),
    },
  ),
  row(
    calls.listOwnExpertSuggestions,
    everybody,
    async (world) => {
      await suggestion(world)
      return { query: {} }
    },
    {
      list: checked(
        () => sql`select id from expert_suggestion`,
        ({ db }, id) => findSuggestion(db, id),
        expertSuggestions.withdraw.allows,
        { closed: true },
      ),
    },
  ),
  row(
    calls.orderSuggestedExpertise,
    deciders,
    async (world) => {
      const { body, taskId } = await suggestion(world)
      return {
        body: {
          ...body,
          taskIds: [taskId],
          expertUids: [world.people.expert.uid],
          resultType: 'COMMENTS' as const,
          dueOn: '2099-12-31',
        },
      }
    },
    { see: ['foreignAdmin'] },
  ),
  row(
    calls.declineExpertSuggestion,
    deciders,
    async (world) => ({
      body: { ...(await suggestion(world)).body, reason: 'Уже заказали другую.' },
    }),
    { see: ['foreignAdmin'] },
  ),
  row(
    calls.withdrawExpertSuggestion,
    ['foreignAdmin'],
    async (world) => ({ body: (await suggestion(world)).body }),
    { see: deciders },
  ),
]
