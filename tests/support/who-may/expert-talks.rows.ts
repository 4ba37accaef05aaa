import * as calls from '../../../features/expert-talks/contract/expert-talk.endpoints.ts'
import type { QuestionState } from '../../../features/expert-talks/domain/states.ts'
import { insertOne } from '../factories/insert.ts'
import { row } from './row.ts'
import type { Who, World } from './world.ts'

const accelerators: readonly Who[] = ['teamTracker', 'team', 'admin']
const founders: readonly Who[] = ['leader', 'member']
const sides: readonly Who[] = [...accelerators, 'expert']

/** A job in progress of the expert, on a task of leader and member. */
const jobIn = async ({ make, people, project, track }: World) =>
  make.expertJob({
    task: await make.task({
      state: 'DONE_CODE',
      project: await project(),
      track: await track(),
      tracker: people.tracker,
    }),
    expert: people.expert,
    client: people.team,
    status: 'PROCESS',
  })

const onQuestion = async (world: World, status: QuestionState) => {
  const job = await jobIn(world)
  const { id } = await insertOne(world.db, 'expert_question', {
    job_id: job.id,
    text: 'Кто платит?',
    passed_text: status === 'ASKED' ? '' : 'Кто платит?',
    status,
  })
  return { questionId: id, version: 1 }
}

/** Permissions on the conversation about a job, and on questions to the team. */
export const expertTalkRows = [
  row(calls.getExpertTalk, sides, async (world) => ({ query: { jobId: String((await jobIn(world)).id) } })),
  row(calls.sendExpertMessage, sides, async (world) => ({
    body: { jobId: (await jobIn(world)).id, text: 'Когда ждать ответ?' },
  })),
  row(calls.readExpertTalk, sides, async (world) => ({ body: { jobId: (await jobIn(world)).id } })),
  row(calls.listExpertQuestions, sides, async (world) => ({
    query: { jobId: String((await jobIn(world)).id) },
  })),
  // Others who see the task get an empty list.
  row(
    calls.listTeamQuestions,
    [...founders, ...accelerators, 'tracker', 'portalAdmin', 'deputyAdmin'],
    async (world) => ({
      query: { taskId: String((await jobIn(world)).task_id) },
    }),
  ),
  row(
    calls.askTeam,
    ['expert'],
    async (world) => ({ body: { jobId: (await jobIn(world)).id, text: 'Кто платит?' } }),
    { see: accelerators },
  ),
  row(
    calls.passExpertQuestion,
    accelerators,
    async (world) => ({ body: { ...(await onQuestion(world, 'ASKED')), text: 'Кто платит?' } }),
    { see: ['expert'] },
  ),
  row(
    calls.declineExpertQuestion,
    accelerators,
    async (world) => ({ body: { ...(await onQuestion(world, 'ASKED')), reason: 'Ответ есть в анкете.' } }),
    { see: ['expert'] },
  ),
  row(
    calls.answerExpertQuestion,
    founders,
    async (world) => ({ body: { ...(await onQuestion(world, 'PASSED')), text: 'Город.' } }),
    { see: sides },
  ),
  row(
    calls.tellExpertAnswer,
    accelerators,
    async (world) => ({ body: { ...(await onQuestion(world, 'ANSWERED')), text: 'Город.' } }),
    { see: ['expert', ...founders] },
  ),
]
