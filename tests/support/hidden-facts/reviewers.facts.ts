import * as suggestions from '../../../features/expert-suggestions/contract/expert-suggestion.endpoints.ts'
import * as talks from '../../../features/expert-talks/contract/expert-talk.endpoints.ts'
import * as conflicts from '../../../features/expertise/contract/conflict.endpoints.ts'
import * as orders from '../../../features/expertise/contract/expert-job-order.endpoints.ts'
import * as unwanted from '../../../features/expertise/contract/unwanted-reviewer.endpoints.ts'
import { plain, tree } from '../../../features/fields/domain/samples.ts'
import * as profile from '../../../features/project-profiles/contract/profile.endpoints.ts'
import { insertAll } from '../factories/insert.ts'
import type { TestPortal } from '../portal.ts'
import { begin, comment, complete, managers, ok, others, overseers, work } from './expertise-makers.ts'
import type { HiddenFact, HiddenWorld, Planted } from './fact.ts'

/** A profile with a field and a file that reveal its owner, and one field that does not, all required by the task. */
const beginIdentified = async (
  portal: TestPortal,
  world: HiddenWorld,
  { name, file, pitch }: { name: string; file: string; pitch: string },
): Promise<Planted> => {
  const { make, people, db, profile: of } = world
  const { id: templateId } = await make.profileTemplate({
    purpose: 'EXPERTISE',
    status: 'ACTIVE',
    tree: tree(plain({ code: 'advice', type: 'TEXT', required: true })),
  })
  const project = await make.project({ leader: people.leader, members: [people.member] })
  const leader = portal.as(people.leader)
  const upload = await leader.send(profile.uploadProfileFile, {
    query: { projectId: project.id, code: of.codes[1], field: of.codes[1] },
    file: { name: `${file}.txt`, content: file },
  })
  ok(upload)
  const values = [name, [String(upload.body['id'])], pitch]
  ok(
    await leader.call(profile.saveProjectProfile, {
      body: {
        projectId: project.id,
        add: [],
        cells: of.codes.map((code, at) => ({
          code,
          item: null,
          field: code,
          value: values[at]!,
          version: 0,
        })),
      },
    }),
  )
  const task = await make.task({
    state: 'DONE_CODE',
    project,
    track: await world.track(),
    tracker: people.tracker,
  })
  await insertAll(
    db,
    'trackpoint_field',
    of.codes.map((code, seq) => ({
      trackpoint_id: task.trackpoint_id,
      template_id: of.templateId,
      element_code: code,
      seq,
      required: false,
      read_only: false,
    })),
  )
  const made = await begin(portal, world, { of: { project, task }, blind: 'BOTH_HIDDEN', templateId })
  const { expert } = made.own
  return {
    words: [],
    ids: { ...made.ids, fileId: upload.body['id'] },
    // The offline form is a document, too.
    own: { ...made.own, expert: { ...expert, fileId: upload.body['id'], format: 'docx' } },
  }
}

/** Who reviews what, and the reasons against it. */
export const reviewerFacts: readonly HiddenFact[] = [
  {
    name: 'who wrote a review whose author the team does not learn',
    readers: others('leader', 'member'),
    searched: ['Стрепетов'],
    surely: overseers,
    plant: async (portal, world) => {
      const { make, accelerator, people } = world
      const expert = await make.member({
        accelerator,
        role: 'EXP',
        person: await make.person({ last_name: 'Стрепетова', first_name: 'Яна' }),
      })
      const { jobId, ids, own } = await begin(portal, world, {
        blind: 'EXPERT_HIDDEN',
        expert,
        visibleToTeam: true,
      })
      const by = portal.as(expert)
      await comment(portal, world, jobId, 'Рынок есть.', expert)
      const file = { name: 'Отзыв, Стрепетова.txt', content: 'Отзыв' }
      ok(await by.send(orders.uploadExpertJobResult, { query: { jobId }, file }))
      ok(await by.call(talks.askTeam, { body: { jobId, text: 'Какой рынок?' } }))
      const listed = await by.call(talks.listExpertQuestions, { query: { jobId: String(jobId) } })
      const [question] = listed.body['items'] as { id: number; version: number }[]
      const onQuestion = { questionId: question!.id, version: question!.version, text: 'Какой рынок?' }
      ok(await portal.as(people.team).call(talks.passExpertQuestion, { body: onQuestion }))
      await complete(portal, world, ids, 2, expert)
      return { words: ['Стрепетов'], ids, own }
    },
  },
  {
    name: 'what identifies a project in a review that hides the names of both sides',
    readers: others('expert', 'colleague', 'former', 'stranger', 'foreignAdmin', 'otherTracker'),
    surely: ['leader'],
    plant: async (portal, world) => ({
      ...(await beginIdentified(portal, world, { name: 'Кречет', file: 'Сапсан', pitch: 'Рынок растёт' })),
      words: ['Кречет', 'Сапсан'],
    }),
  },
  {
    name: 'what a blind review reads of a project besides',
    readers: others('former', 'stranger', 'foreignAdmin', 'otherTracker'),
    surely: ['expert', 'colleague', 'leader'],
    searched: ['Дрофа'],
    plant: async (portal, world) => ({
      ...(await beginIdentified(portal, world, { name: 'Проект', file: 'Файл', pitch: 'Дрофа' })),
      words: ['Дрофа'],
    }),
  },
  {
    name: 'the score of a review by a template',
    // Out of 100, with one decimal, as overseers see it; its expert sees the grades.
    readers: ['expert', ...overseers, 'portalAdmin', 'deputyAdmin'],
    surely: overseers,
    plant: async (portal, world) => {
      const grades = [0, 87, 88, 100].map((points) => ({ points, meaning: { ru: `Балл ${points}`, en: '' } }))
      const { id: templateId } = await world.make.profileTemplate({
        purpose: 'EXPERTISE',
        status: 'ACTIVE',
        tree: tree(
          plain({ code: 'market', type: 'SCALE', grades, weight: 3, required: true }),
          plain({ code: 'team', type: 'SCALE', grades, weight: 1, required: true }),
        ),
      })
      const { jobId, ids, own } = await begin(portal, world, { templateId })
      const values = [
        { code: 'market', value: 87 },
        { code: 'team', value: 88 },
      ]
      const body = { jobId, version: 2, values }
      ok(await portal.as(world.people.expert).call(orders.saveExpertJob, { body }))
      return { words: ['87.3'], ids, own }
    },
    comesAbout: (portal, world, { ids }) => complete(portal, world, ids, 3),
  },
  {
    name: 'what another expert wrote, to one who is done',
    readers: ['expert', 'colleague', ...overseers, 'portalAdmin', 'deputyAdmin'],
    surely: ['expert', 'colleague', ...overseers],
    plant: async (portal, world) => {
      const { jobId, ids, own } = await begin(portal, world)
      await comment(portal, world, jobId, 'Пустельга')
      await complete(portal, world, ids, 2)
      const { colleague } = world.people
      await comment(portal, world, Number(own.colleague!['jobId']), 'Рынок есть.', colleague)
      await complete(portal, world, own.colleague!, 2, colleague)
      return { words: ['Пустельга'], ids, own }
    },
  },
  {
    name: 'what another expert wrote where experts do not read each other',
    readers: ['expert', 'team'],
    plant: async (portal, world) => {
      const { make, people } = world
      const accelerator = await make.accelerator()
      await make.member({ accelerator, role: 'ACC', person: people.team })
      for (const person of [people.expert, people.colleague, people.former])
        await make.member({ accelerator, role: 'EXP', person })
      const { jobId, ids, own } = await begin(portal, world, { accelerator })
      await comment(portal, world, jobId, 'Кобчик')
      await complete(portal, world, ids, 2)
      await comment(portal, world, Number(own.colleague!['jobId']), 'Рынок есть.', people.colleague)
      await complete(portal, world, own.colleague!, 2, people.colleague)
      return { words: ['Кобчик'], ids, own }
    },
  },
  {
    name: 'why a team would not be reviewed by somebody',
    readers: ['leader', 'member'],
    surely: ['leader', 'member'],
    // Before ordering they see a warning with the experts named by the team, without the reason.
    alsoHear: overseers,
    plant: async (portal, world) => {
      const { ids, own } = await begin(portal, world)
      return { words: ['Фазан'], ids, own }
    },
    comesAbout: async (portal, { people }, { ids }) => {
      const body = { projectId: Number(ids['projectId']), email: people.colleague.email, reason: 'Фазан' }
      ok(await portal.as(people.leader).call(unwanted.addUnwantedReviewer, { body }))
    },
  },
  {
    name: 'the conflict of interest that an expert declared',
    readers: ['expert', ...overseers],
    surely: managers,
    // A finished review no longer prevents the team from withdrawing its task.
    alsoHear: ['leader', 'member'],
    searched: ['Глухарь'],
    plant: async (portal, world) => {
      const { ids, own } = await begin(portal, world)
      return { words: ['Глухарь'], ids, own }
    },
    comesAbout: async (portal, { people }, { ids }) => {
      const body = { jobId: Number(ids['jobId']), reason: 'Глухарь' }
      ok(await portal.as(people.expert).call(orders.declareExpertConflict, { body }))
    },
  },
  {
    name: 'the conflict of interest that an accelerator declared',
    // Of an open review the expert sees why it was withdrawn.
    readers: ['expert', ...overseers],
    surely: managers,
    searched: ['Куропатка'],
    plant: async (portal, world) => {
      const { ids, own } = await begin(portal, world)
      return { words: ['Куропатка'], ids, own }
    },
    comesAbout: async (portal, { people, accelerator }, { ids }) => {
      const headers = { 'accelerator-id': String(accelerator.id) }
      const body = { projectId: Number(ids['projectId']), expertUid: people.expert.uid, reason: 'Куропатка' }
      ok(await portal.as(people.team).call(conflicts.declareConflictOfExpert, { headers, body }))
    },
  },
  {
    name: 'a suggested review and why it was declined',
    readers: ['foreignAdmin', ...managers],
    surely: ['foreignAdmin', ...managers],
    searched: ['Тетерев', 'Рябчик'],
    plant: async (portal, world) => {
      const { people, make, db } = world
      const { project, task } = await work(world)
      await db
        .updateTable('project')
        .set({ access_level: 'ACCELERATOR_TEAM' })
        .where('id', '=', project.id)
        .execute()
      await make.publication({ project })
      const body = { projectId: project.id, reason: 'Тетерев' }
      ok(await portal.as(people.foreignAdmin).call(suggestions.suggestExpertise, { body }))
      const { id: suggestionId } = await db
        .selectFrom('expert_suggestion')
        .select('id')
        .where('project_id', '=', project.id)
        .executeTakeFirstOrThrow()
      return {
        words: ['Тетерев', 'Рябчик'],
        ids: { suggestionId, projectId: project.id, taskId: task.id },
      }
    },
    comesAbout: async (portal, { people }, { ids }) => {
      const body = { suggestionId: Number(ids['suggestionId']), version: 1, reason: 'Рябчик' }
      ok(await portal.as(people.team).call(suggestions.declineExpertSuggestion, { body }))
    },
  },
]
